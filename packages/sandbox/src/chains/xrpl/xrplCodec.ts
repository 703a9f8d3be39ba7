import { type Amount, decodeAmount, encodeAmount } from './xrplAmounts.ts'
import { fromClassic, toClassic } from './xrplKeys.ts'

/** Fields of a transaction, under rippled's names. */
export interface XrplFields {
  TransactionType: 'Payment' | 'AccountSet'
  Account: string
  Fee: string
  Sequence: number
  SigningPubKey: string
  TxnSignature?: string
  Flags?: number
  SourceTag?: number
  LastLedgerSequence?: number
  NetworkID?: number
  Destination?: string
  DestinationTag?: number
  Amount?: Amount
  SendMax?: Amount
  DeliverMin?: Amount
  InvoiceID?: string
  SetFlag?: number
  ClearFlag?: number
}

type Kind = 'type' | 'uint32' | 'hash' | 'amount' | 'blob' | 'account'

/** In the order of the binary form: by type code, then by field number. */
const fields: readonly (readonly [name: keyof XrplFields, kind: Kind, number: number])[] = [
  ['TransactionType', 'type', 2],
  ['NetworkID', 'uint32', 1],
  ['Flags', 'uint32', 2],
  ['SourceTag', 'uint32', 3],
  ['Sequence', 'uint32', 4],
  ['DestinationTag', 'uint32', 14],
  ['LastLedgerSequence', 'uint32', 27],
  ['SetFlag', 'uint32', 33],
  ['ClearFlag', 'uint32', 34],
  ['InvoiceID', 'hash', 17],
  ['Amount', 'amount', 1],
  ['Fee', 'amount', 8],
  ['SendMax', 'amount', 9],
  ['DeliverMin', 'amount', 10],
  ['SigningPubKey', 'blob', 3],
  ['TxnSignature', 'blob', 4],
  ['Account', 'account', 1],
  ['Destination', 'account', 3],
]

const kinds: Readonly<Record<Kind, number>> = { type: 1, uint32: 2, hash: 5, amount: 6, blob: 7, account: 8 }
const transactionTypes = { Payment: 0, AccountSet: 3 } as const
/** Longer values have a length of two bytes, which is not needed here. */
const maxBlobBytes = 192

const headerOf = (kind: Kind, number: number): Buffer =>
  number < 16 ? Buffer.of((kinds[kind] << 4) | number) : Buffer.of(kinds[kind] << 4, number)

const withLength = (bytes: Buffer): Buffer => Buffer.concat([Buffer.of(bytes.length), bytes])

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const valueOf = (kind: Kind, value: unknown): Buffer => {
  switch (kind) {
    case 'type':
      return Buffer.of(0, transactionTypes[value as XrplFields['TransactionType']])
    case 'uint32':
      return uint32(Number(value))
    case 'hash':
      return Buffer.from(String(value), 'hex')
    case 'amount':
      return encodeAmount(value as Amount)
    case 'blob':
      return withLength(Buffer.from(String(value), 'hex'))
    case 'account':
      return withLength(fromClassic(String(value)))
  }
}

/** The binary form of a transaction. A signature covers a prefix and the form without the signature. */
export const encodeFields = (transaction: Partial<XrplFields>): Buffer =>
  Buffer.concat(
    fields.flatMap(([name, kind, number]) => {
      const value = transaction[name]
      return value === undefined ? [] : [headerOf(kind, number), valueOf(kind, value)]
    }),
  )

const readValue = (kind: Kind, bytes: Buffer): { value: unknown; length: number } => {
  switch (kind) {
    case 'type': {
      const code = bytes.readUInt16BE()
      const [name] = Object.entries(transactionTypes).find(([, one]) => one === code) ?? []
      if (name === undefined) throw new Error('A type of transaction that this ledger does not have')
      return { value: name, length: 2 }
    }
    case 'uint32':
      return { value: bytes.readUInt32BE(), length: 4 }
    case 'hash':
      return { value: bytes.subarray(0, 32).toString('hex').toUpperCase(), length: 32 }
    case 'amount': {
      const { amount, length } = decodeAmount(bytes)
      return { value: amount, length }
    }
    case 'blob':
    case 'account': {
      const size = bytes.readUInt8()
      if (size > maxBlobBytes || size >= bytes.length) throw new Error('A field that is too long')
      const content = bytes.subarray(1, 1 + size)
      const value = kind === 'account' ? toClassic(content) : content.toString('hex').toUpperCase()
      return { value, length: 1 + size }
    }
  }
}

/** @throws Error for an invalid transaction, or one with unsupported fields. */
export const decodeFields = (hex: string): XrplFields => {
  if (!/^(?:[0-9A-F]{2})+$/i.test(hex)) throw new Error('Not in hexadecimal')
  const bytes = Buffer.from(hex, 'hex')
  const read: Record<string, unknown> = {}
  let at = 0
  while (at < bytes.length) {
    const header = fields.find(([, kind, number]) => {
      const wanted = headerOf(kind, number)
      return wanted.equals(bytes.subarray(at, at + wanted.length))
    })
    if (!header || Object.hasOwn(read, header[0])) throw new Error('A field that this ledger does not have')
    const [name, kind, number] = header
    at += headerOf(kind, number).length
    const { value, length } = readValue(kind, bytes.subarray(at))
    read[name] = value
    at += length
  }
  return read as unknown as XrplFields
}
