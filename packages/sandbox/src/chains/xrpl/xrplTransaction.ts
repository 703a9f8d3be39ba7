import { decodeFields, encodeFields, type XrplFields } from './xrplCodec.ts'
import { addressOf, addressOfPublicKey, halfSha512, isSignedBy, publicKeyHex, signWith } from './xrplKeys.ts'

/** A signed transaction. */
export interface XrplTransaction {
  fields: XrplFields
  /** In hexadecimal. */
  blob: string
  hash: string
}

/** `STX` and `TXN`: prefixes for the kind of the hashed bytes. */
const [toSign, toName] = [Buffer.from('53545800', 'hex'), Buffer.from('54584e00', 'hex')]

const upper = (bytes: Buffer): string => bytes.toString('hex').toUpperCase()

const named = (fields: XrplFields): XrplTransaction => {
  const bytes = encodeFields(fields)
  return { fields, blob: upper(bytes), hash: upper(halfSha512(Buffer.concat([toName, bytes]))) }
}

export const signTransaction = (
  unsigned: Omit<XrplFields, 'Account' | 'SigningPubKey' | 'TxnSignature'>,
  key: Uint8Array,
): XrplTransaction => {
  const fields = { ...unsigned, Account: addressOf(key), SigningPubKey: publicKeyHex(key) }
  const TxnSignature = signWith(Buffer.concat([toSign, encodeFields(fields)]), key)
  return named({ ...fields, TxnSignature })
}

/** Decodes a transaction that was validated before. */
export const recalledTransaction = (blob: string): XrplTransaction => named(decodeFields(blob))

/** @throws Error for an invalid transaction, or one that its account did not sign. */
export const readTransaction = (blob: string): XrplTransaction => {
  const { fields } = recalledTransaction(blob)
  const { TxnSignature, ...signed } = fields
  const message = Buffer.concat([toSign, encodeFields(signed)])
  const isOwn = fields.Account !== undefined && addressOfPublicKey(fields.SigningPubKey) === fields.Account
  if (!isOwn || TxnSignature === undefined || !isSignedBy(message, TxnSignature, fields.SigningPubKey))
    throw new Error('fails local checks: Invalid signature.')
  return named(fields)
}
