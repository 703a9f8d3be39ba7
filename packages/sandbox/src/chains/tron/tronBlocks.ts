import { writeMessage } from '../protobuf.ts'
import { addressOf, keyOf, sha256, signHash } from './tronKeys.ts'
import type { Receipt } from './tronAccounts.ts'
import type { TronTransaction } from './tronTransaction.ts'

export interface TronBlock {
  /** The number in eight bytes, then the rest of the header's hash, in hexadecimal. */
  id: string
  number: number
  timestampMs: number
  parent: string
  root: string
  transactions: readonly { transaction: TronTransaction; receipt: Receipt }[]
}

/** Nile's first block, which this chain imitates. Its last four bytes are the chain's CAIP-2 reference. */
export const genesis: TronBlock = {
  id: '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc',
  number: 0,
  timestampMs: 0,
  parent: 'e58f33f9baf9305dc6f82b9f1934ea8f0ade2defb951258d50167028c780351f',
  root: '0'.repeat(64),
  transactions: [],
}

const blockVersion = 31n
const producerKey = keyOf('producer')
export const producer = addressOf(producerKey)

const merkleRoot = (hexes: readonly string[]): string => {
  let row = hexes.map(hex => sha256(Buffer.from(hex, 'hex')))
  if (row.length === 0) return '0'.repeat(64)
  while (row.length > 1) {
    const next: Buffer[] = []
    for (let at = 0; at < row.length; at += 2) {
      const [left = Buffer.alloc(0), right] = [row[at], row[at + 1]]
      next.push(right === undefined ? left : sha256(Buffer.concat([left, right])))
    }
    row = next
  }
  return row[0]?.toString('hex') ?? ''
}

const headerHash = ({ number, timestampMs, parent, root }: Omit<TronBlock, 'id' | 'transactions'>): Buffer =>
  sha256(
    writeMessage([
      [1, BigInt(timestampMs)],
      [2, Buffer.from(root, 'hex')],
      [3, Buffer.from(parent, 'hex')],
      [7, BigInt(number)],
      [9, Buffer.from(producer, 'hex')],
      [10, blockVersion],
    ]),
  )

export const blockAfter = (
  before: TronBlock,
  { timestampMs, transactions }: Pick<TronBlock, 'timestampMs' | 'transactions'>,
): TronBlock => {
  const number = before.number + 1
  const root = merkleRoot(transactions.map(({ transaction }) => transaction.hex))
  const header = { number, timestampMs, parent: before.id, root }
  const id = `${number.toString(16).padStart(16, '0')}${headerHash(header).subarray(8).toString('hex')}`
  return { ...header, id, transactions }
}

const producerSignatures = new WeakMap<TronBlock, string>()

/** The block's producer signs its header. */
export const producerSignature = (block: TronBlock): string => {
  const signature = producerSignatures.get(block) ?? signHash(headerHash(block), producerKey)
  producerSignatures.set(block, signature)
  return signature
}
