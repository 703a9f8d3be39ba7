import { CosmosFailure, type CosmosEvent, createCosmosBank } from './cosmosBank.ts'
import { addressOfPublicKey, moduleAddress, sha256 } from './cosmosKeys.ts'
import { type Coin, signersOf } from './cosmosMessages.ts'
import { type CosmosTransaction, isSigned, readTransaction } from './cosmosTransaction.ts'

/** A chain of the family. */
export interface CosmosChain {
  chainId: string
  prefix: string
  /** The coin in which fees are paid. */
  denom: string
  /** May deliver packets of other chains, whose proofs are not checked here. */
  relayer: string
}

/** Changes of the chain, as in the journal. */
export type CosmosChange =
  /** `key`: the sandbox's own name for the payment. */
  { type: 'transaction'; bytes: string; key?: string } | { type: 'block'; atMs: number }

export interface CosmosBlock {
  height: number
  hash: string
  atMs: number
  transactions: readonly PlacedTransaction[]
}

export interface PlacedTransaction {
  transaction: CosmosTransaction
  code: number
  log: string
  events: readonly CosmosEvent[]
  /** Undefined in the block that is being made. */
  block: CosmosBlock | undefined
}

/** Why no block includes a transaction. */
export interface Refusal {
  code: number
  log: string
}

/** The first block is older than any transaction here, as on a real chain: 2019-03-13. */
const firstAtMs = Date.UTC(2019, 2, 13)
const maxMemo = 256
/** Thousandths of a unit of the coin for each unit of gas. */
const gasPrice = 5n

/** The accounts that must sign a transaction, each once. The first pays the fee. */
const signersOfAll = ({ messages }: CosmosTransaction): string[] => [...new Set(messages.flatMap(signersOf))]

/** A node's state in memory. Only `apply` changes it. */
export const createCosmosState = (chain: CosmosChain, endow: (give: (address: string, coin: Coin) => void) => void) => {
  const { prefix } = chain
  const bank = createCosmosBank(prefix)
  endow(bank.mint)
  const feeCollector = moduleAddress(prefix, 'fee_collector')
  const first: CosmosBlock = {
    height: 1,
    hash: sha256(Buffer.from('first')).toString('hex'),
    atMs: firstAtMs,
    transactions: [],
  }
  const blocks: CosmosBlock[] = [first]
  const placed = new Map<string, PlacedTransaction>()
  const byKey = new Map<string, PlacedTransaction>()
  let open: PlacedTransaction[] = []
  const tip = (): CosmosBlock => blocks.at(-1) ?? first

  const findUnsigned = (transaction: CosmosTransaction): Refusal | undefined => {
    for (const [index, address] of signersOfAll(transaction).entries()) {
      const [signer, account] = [transaction.signers[index], bank.find(address)]
      if (!account) return { code: 9, log: `account ${address} not found` }
      if (!signer || addressOfPublicKey(prefix, signer.publicKey) !== address)
        return { code: 8, log: 'pubKey does not match signer address' }
      if (signer.sequence !== account.sequence)
        return { code: 32, log: `account sequence mismatch, expected ${account.sequence}, got ${signer.sequence}` }
      if (!isSigned(transaction, index, { chainId: chain.chainId, accountNumber: account.number }))
        return { code: 4, log: 'signature verification failed' }
    }
    return undefined
  }
  /** Undefined: a block includes it. */
  const findRefusal = (transaction: CosmosTransaction): Refusal | undefined => {
    const { messages, memo, fee, gas, timeoutHeight } = transaction
    const [payer = ''] = signersOfAll(transaction)
    const due = (gas * gasPrice) / 1_000n
    const paid = fee.find(({ denom }) => denom === chain.denom)?.amount ?? 0n
    if (memo.length > maxMemo) return { code: 12, log: `maximum number of characters is ${maxMemo}` }
    if (timeoutHeight > 0n && timeoutHeight <= BigInt(tip().height)) return { code: 30, log: 'tx timeout height' }
    if (messages.length === 0) return { code: 18, log: 'must contain at least one message' }
    if (gas === 0n || paid < due) return { code: 13, log: `insufficient fees; required: ${due}${chain.denom}` }
    if (messages.some(one => one.type === 'recvPacket' && one.signer !== chain.relayer))
      return { code: 8, log: 'invalid proof of the packet' }
    if ((bank.find(payer)?.balances.get(chain.denom) ?? 0n) < paid)
      return { code: 5, log: 'insufficient funds for fee' }
    return findUnsigned(transaction)
  }

  const execute = (transaction: CosmosTransaction): Pick<PlacedTransaction, 'code' | 'log' | 'events'> => {
    const signers = signersOfAll(transaction)
    const events: CosmosEvent[] = bank.send(signers[0] ?? '', feeCollector, transaction.fee)
    for (const signer of signers) bank.useSequence(signer)
    try {
      return { code: 0, log: '', events: [...events, ...bank.executeAll(transaction.messages)] }
    } catch (error) {
      if (!(error instanceof CosmosFailure)) throw error
      return { code: error.code, log: error.message, events }
    }
  }
  const add = (transaction: CosmosTransaction, key: string | undefined): void => {
    const one: PlacedTransaction = { transaction, ...execute(transaction), block: undefined }
    open.push(one)
    placed.set(transaction.hash, one)
    if (key !== undefined && one.code === 0) byKey.set(key, one)
  }
  const close = (atMs: number): void => {
    const { height, hash } = tip()
    const content = `${hash}${atMs}${open.map(({ transaction }) => transaction.hash).join('')}`
    const block = { height: height + 1, hash: sha256(Buffer.from(content)).toString('hex'), atMs, transactions: open }
    for (const one of open) one.block = block
    blocks.push(block)
    open = []
  }

  return {
    chain,
    tip,
    findRefusal,
    blockAt: (height: number): CosmosBlock | undefined => blocks[height - 1],
    find: (hash: string): PlacedTransaction | undefined => placed.get(hash),
    findByKey: (key: string): PlacedTransaction | undefined => byKey.get(key),
    account: bank.find,
    /** Transactions in blocks, the oldest first. */
    all: (): PlacedTransaction[] => blocks.flatMap(({ transactions }) => transactions),
    apply: (change: CosmosChange): void => {
      if (change.type === 'block') close(change.atMs)
      else add(readTransaction(change.bytes), change.key)
    },
  }
}
