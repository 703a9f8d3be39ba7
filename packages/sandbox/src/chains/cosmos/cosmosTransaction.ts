import { publicKeyOf } from '../publicKeyOf.ts'
import { bytesOf, type Message, numberOf, readMessage, writeMessage } from '../protobuf.ts'
import { isSignedBy, sha256, signBytes } from './cosmosKeys.ts'
import { aminoView, coinViews } from './cosmosMessageViews.ts'
import {
  bytesOfText,
  type Coin,
  type CosmosMessage,
  messagesOf,
  readAny,
  readCoins,
  textOf,
  writeAny,
  writeCoins,
} from './cosmosMessages.ts'

interface Signer {
  /** 33 bytes. */
  publicKey: Uint8Array
  mode: number
  sequence: bigint
}

/** A signed transaction. */
export interface CosmosTransaction {
  /** In hexadecimal, in capitals. */
  hash: string
  /** In base64. */
  bytes: string
  messages: readonly CosmosMessage[]
  memo: string
  timeoutHeight: bigint
  signers: readonly Signer[]
  fee: readonly Coin[]
  gas: bigint
  signatures: readonly Uint8Array[]
  /** The parts that signatures cover, as they were sent. */
  body: Uint8Array
  authInfo: Uint8Array
}

/** Part of each signature, so that it is valid once and on one chain. */
interface Domain {
  chainId: string
  accountNumber: bigint
}

const signMode = { direct: 1, aminoJson: 127 } as const
const publicKeyType = '/cosmos.crypto.secp256k1.PubKey'

const readSigner = (info: Message): Signer => {
  const [key] = messagesOf(info, 1)
  const [single] = messagesOf(readMessage(bytesOf(info, 2)), 1)
  if (!key || !single || textOf(key, 1) !== publicKeyType) throw new Error('a key of another kind')
  const publicKey = bytesOf(readMessage(bytesOf(key, 2)), 1)
  return { publicKey, mode: Number(numberOf(single, 1)), sequence: numberOf(info, 3) }
}

/** Reads `TxRaw` in base64. @throws Error */
export const readTransaction = (base64: string): CosmosTransaction => {
  const bytes = Buffer.from(base64, 'base64')
  const raw = readMessage(bytes)
  const [body, authInfo] = [bytesOf(raw, 1), bytesOf(raw, 2)]
  const [content, auth] = [readMessage(body), readMessage(authInfo)]
  const fee = readMessage(bytesOf(auth, 2))
  return {
    hash: sha256(bytes).toString('hex').toUpperCase(),
    bytes: bytes.toString('base64'),
    messages: messagesOf(content, 1).map(readAny),
    memo: textOf(content, 2),
    timeoutHeight: numberOf(content, 3),
    signers: messagesOf(auth, 1).map(readSigner),
    fee: readCoins(fee, 1),
    gas: numberOf(fee, 2),
    signatures: (raw.get(3) ?? []).filter(one => typeof one !== 'bigint'),
    body,
    authInfo,
  }
}

const directBytes = (
  { body, authInfo }: Pick<CosmosTransaction, 'body' | 'authInfo'>,
  { chainId, accountNumber }: Domain,
): Uint8Array =>
  writeMessage([
    [1, body],
    [2, authInfo],
    [3, bytesOfText(chainId)],
    [4, accountNumber],
  ])

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

/** As Go writes JSON. */
const escaped = (json: string): string =>
  json.replace(/[<>&]/g, sign => `\\u00${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

const aminoBytes = (
  { messages, memo, fee, gas, timeoutHeight }: CosmosTransaction,
  sequence: bigint,
  { chainId, accountNumber }: Domain,
): Uint8Array => {
  const document = {
    account_number: String(accountNumber),
    chain_id: chainId,
    fee: { amount: coinViews(fee), gas: String(gas) },
    memo,
    msgs: messages.map(aminoView),
    sequence: String(sequence),
    ...(timeoutHeight === 0n ? {} : { timeout_height: String(timeoutHeight) }),
  }
  return Buffer.from(escaped(JSON.stringify(sorted(document))))
}

/** Whether the signature with this number is valid. */
export const isSigned = (transaction: CosmosTransaction, index: number, domain: Domain): boolean => {
  const [signer, signature] = [transaction.signers[index], transaction.signatures[index]]
  if (!signer || !signature) return false
  if (signer.mode === signMode.direct) return isSignedBy(directBytes(transaction, domain), signature, signer.publicKey)
  if (signer.mode !== signMode.aminoJson) return false
  return isSignedBy(aminoBytes(transaction, signer.sequence, domain), signature, signer.publicKey)
}

interface Terms {
  messages: readonly CosmosMessage[]
  memo: string
  fee: readonly Coin[]
  gas: bigint
  sequence: bigint
}

/** Signs with `SIGN_MODE_DIRECT`. Returns `TxRaw` in base64. */
export const signTransaction = (
  { messages, memo, fee, gas, sequence }: Terms,
  key: Uint8Array,
  domain: Domain,
): string => {
  const body = writeMessage([...messages.map(one => [1, writeAny(one)] as const), [2, bytesOfText(memo)]])
  const publicKey = writeMessage([
    [1, bytesOfText(publicKeyType)],
    [2, writeMessage([[1, publicKeyOf(key)]])],
  ])
  const signer = writeMessage([
    [1, publicKey],
    [2, writeMessage([[1, writeMessage([[1, BigInt(signMode.direct)]])]])],
    [3, sequence],
  ])
  const authInfo = writeMessage([
    [1, signer],
    [2, writeMessage([...writeCoins(1, fee), [2, gas]])],
  ])
  const signature = signBytes(directBytes({ body, authInfo }, domain), key)
  const raw = writeMessage([
    [1, body],
    [2, authInfo],
    [3, signature],
  ])
  return Buffer.from(raw).toString('base64')
}
