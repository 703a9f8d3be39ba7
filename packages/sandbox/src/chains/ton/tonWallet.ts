import { readBag } from './bagOfCells.ts'
import { buildCell, type Cell, hashOf, rawOf, readCell } from './cell.ts'
import { internalCell, readInternal, type TonMessage } from './tonMessages.ts'
import { isSignedBy, publicKeyOf, signWith } from './tonKeys.ts'

/** The published code of the third wallet, revision 2, of which most wallets are versions. */
const walletCode = readBag(
  Buffer.from(
    'b5ee9c720101010100710000deff0020dd2082014c97ba218201339cbab19f71b0ed44d0d31fd31f31d70bffe304e0a4f2608308d71820d31fd31fd31ff82313bbf263ed44d0d31fd31fd3ffd15132baf2a15144baf2a204f901541055f910f2a3f8009320d74a96d307d402fb00e8d101a4c8cb1fcb1fcbffc9ed54',
    'hex',
  ).toString('base64'),
)
const subwallet = 698_983_191
/** Sends a message and pays its fees apart from its value. */
const sendMode = 3

/** The first state of the wallet of a key, whose hash is its address. */
export const walletInit = (publicKey: Uint8Array): Cell => {
  const data = buildCell().uint(0, 32).uint(subwallet, 32).bytes(publicKey).end()
  return buildCell().uint(0b00110, 5).ref(walletCode).ref(data).end()
}

const walletAddress = (publicKey: Uint8Array): string => rawOf({ workchain: 0, hash: hashOf(walletInit(publicKey)) })

export const addressOf = (seed: Uint8Array): string => walletAddress(publicKeyOf(seed))

/** The key of a first state, or undefined for another contract than the wallet's. */
export const publicKeyIn = (init: Cell): Buffer | undefined => {
  const [code, data] = init.refs
  if (!code || !data || !hashOf(code).equals(hashOf(walletCode))) return undefined
  const reader = readCell(data)
  reader.uint(64)
  return reader.bytes(32)
}

type Order = Omit<TonMessage, 'source' | 'bounced'>

/** A message from outside that makes the wallet of a key send others. */
export const signedExternal = (
  seed: Uint8Array,
  sequence: number,
  orders: readonly Order[],
  validUntil: number,
): Cell => {
  const publicKey = publicKeyOf(seed)
  const to = buildCell().uint(subwallet, 32).uint(validUntil, 32).uint(sequence, 32)
  for (const order of orders) to.uint(sendMode, 8).ref(internalCell(order))
  const content = to.end()
  const body = buildCell()
    .bytes(signWith(hashOf(content), seed))
    .slice(content)
    .end()
  const header = buildCell().uint(0b1000, 4).address(walletAddress(publicKey)).coins(0n)
  if (sequence === 0) header.uint(0b11, 2).ref(walletInit(publicKey))
  else header.uint(0, 1)
  return header.uint(1, 1).ref(body).end()
}

/** The messages that a signed body orders. @throws Error for one that the wallet does not accept. */
export const readOrders = (
  body: Cell,
  { publicKey, sequence, address, nowMs }: { publicKey: Uint8Array; sequence: number; address: string; nowMs: number },
): TonMessage[] => {
  const reader = readCell(body)
  const signature = reader.bytes(64)
  const content = reader.rest()
  if (!isSignedBy(hashOf(content), signature, publicKey))
    throw new Error('exitcode=35, the signature is of another key')
  const signed = readCell(content)
  if (signed.number(32) !== subwallet) throw new Error('exitcode=34, another wallet of the key')
  if (signed.number(32) * 1_000 <= nowMs) throw new Error('exitcode=35, the message is too old')
  if (signed.number(32) !== sequence) throw new Error('exitcode=33, another sequence number')
  return Array.from({ length: signed.refsLeft() }, () => {
    signed.uint(8)
    return readInternal(signed.ref(), address)
  })
}
