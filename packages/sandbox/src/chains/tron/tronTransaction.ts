import { bytesOf, type Message, numberOf, readMessage, writeMessage } from '../protobuf.ts'
import { sha256 } from './tronKeys.ts'

/** Addresses are `41` and 20 bytes in hexadecimal; amounts are in sun. */
export type TronContract =
  | { type: 'TransferContract'; owner: string; to: string; amount: bigint }
  | { type: 'TriggerSmartContract'; owner: string; contract: string; callValue: bigint; data: string }

/** The signed part of a transaction. */
export interface RawTransaction {
  /** Two bytes of a block's number and eight of its id. The transaction is only valid on a chain with that block. */
  refBlockBytes: string
  refBlockHash: string
  expirationMs: number
  timestampMs: number
  /** The maximum that a call may burn; 0 without a call. */
  feeLimit: bigint
  contract: TronContract
}

export interface TronTransaction {
  txId: string
  raw: RawTransaction
  rawHex: string
  /** Each `r`, `s` and recovery bit in hexadecimal. */
  signatures: readonly string[]
  /** The whole transaction in its broadcast form, in hexadecimal. */
  hex: string
}

const typeUrl = (type: TronContract['type']): string => `type.googleapis.com/protocol.${type}`
const kinds = { TransferContract: 1n, TriggerSmartContract: 31n } as const

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const fromHex = (hex: string): Uint8Array => Buffer.from(hex, 'hex')

const contractBytes = (contract: TronContract): Uint8Array =>
  contract.type === 'TransferContract'
    ? writeMessage([
        [1, fromHex(contract.owner)],
        [2, fromHex(contract.to)],
        [3, contract.amount],
      ])
    : writeMessage([
        [1, fromHex(contract.owner)],
        [2, fromHex(contract.contract)],
        [3, contract.callValue],
        [4, fromHex(contract.data)],
      ])

/** The bytes that are signed, in hexadecimal. */
export const rawHexOf = (raw: RawTransaction): string => {
  const parameter = writeMessage([
    [1, Buffer.from(typeUrl(raw.contract.type))],
    [2, contractBytes(raw.contract)],
  ])
  const contract = writeMessage([
    [1, kinds[raw.contract.type]],
    [2, parameter],
  ])
  return hexOf(
    writeMessage([
      [1, fromHex(raw.refBlockBytes)],
      [4, fromHex(raw.refBlockHash)],
      [8, BigInt(raw.expirationMs)],
      [11, contract],
      [14, BigInt(raw.timestampMs)],
      [18, raw.feeLimit],
    ]),
  )
}

const readContract = (message: Message): TronContract => {
  const parameter = readMessage(bytesOf(message, 2))
  const value = readMessage(bytesOf(parameter, 2))
  const kind = numberOf(message, 1)
  const owner = hexOf(bytesOf(value, 1))
  if (kind === kinds.TransferContract)
    return { type: 'TransferContract', owner, to: hexOf(bytesOf(value, 2)), amount: numberOf(value, 3) }
  if (kind !== kinds.TriggerSmartContract) throw new Error('a contract of another kind')
  const contract = hexOf(bytesOf(value, 2))
  const data = hexOf(bytesOf(value, 4))
  return { type: 'TriggerSmartContract', owner, contract, callValue: numberOf(value, 3), data }
}

const readRaw = (bytes: Uint8Array): RawTransaction => {
  const message = readMessage(bytes)
  const contracts = message.get(11) ?? []
  if (contracts.length !== 1) throw new Error('a transaction has one contract')
  return {
    refBlockBytes: hexOf(bytesOf(message, 1)),
    refBlockHash: hexOf(bytesOf(message, 4)),
    expirationMs: Number(numberOf(message, 8)),
    timestampMs: Number(numberOf(message, 14)),
    feeLimit: numberOf(message, 18),
    contract: readContract(readMessage(bytesOf(message, 11))),
  }
}

/**
 * Combines the signed part and its signatures. @throws Error for bytes that are not a supported kind of transaction.
 */
export const transactionOf = (rawHex: string, signatures: readonly string[]): TronTransaction => {
  const bytes = fromHex(rawHex)
  if (rawHex === '' || hexOf(bytes) !== rawHex.toLowerCase()) throw new Error('not hexadecimal')
  const whole = writeMessage([[1, bytes], ...signatures.map(one => [2, fromHex(one)] as const)])
  return {
    txId: sha256(bytes).toString('hex'),
    raw: readRaw(bytes),
    rawHex: rawHex.toLowerCase(),
    signatures,
    hex: hexOf(whole),
  }
}

/** @throws Error as `transactionOf`. */
export const readTransaction = (hex: string): TronTransaction => {
  const message = readMessage(fromHex(hex))
  const signatures = (message.get(2) ?? []).map(one => (typeof one === 'bigint' ? '' : hexOf(one)))
  return transactionOf(hexOf(bytesOf(message, 1)), signatures)
}
