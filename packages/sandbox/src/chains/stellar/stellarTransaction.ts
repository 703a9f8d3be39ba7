import { isSignedBy, type Muxed, publicKeyOf, sha256, signWith } from './stellarKeys.ts'
import { readMuxed, readOperation, type StellarOperation, writeMuxed, writeOperation } from './stellarOperations.ts'
import { createXdrReader, createXdrWriter, type XdrReader, type XdrWriter } from './xdr.ts'

/** Of Stellar's test network: its transactions are valid nowhere else. */
export const passphrase = 'Test SDF Network ; September 2015'

/** The content is in hexadecimal for a hash, and the text's bytes otherwise. */
export type StellarMemo =
  | { type: 'none' }
  | { type: 'text'; bytes: Buffer }
  | { type: 'id'; id: bigint }
  | { type: 'hash' | 'return'; hex: string }

interface Terms {
  source: Muxed
  fee: number
  sequence: bigint
  memo: StellarMemo
  operations: readonly StellarOperation[]
  /** Unix seconds after which no ledger includes it; 0 without a limit. */
  maxTime?: bigint
}

/** A signed transaction. */
export interface StellarTransaction extends Terms {
  /** In hexadecimal. */
  hash: string
  /** The envelope in base64. */
  envelope: string
  signatures: readonly Buffer[]
}

/** Type of an envelope whose transaction has the current form. */
const transactionEnvelope = 2
const memoTypes = ['none', 'text', 'id', 'hash', 'return'] as const
const maxOperations = 100

const writeMemo = (to: XdrWriter, memo: StellarMemo): void => {
  to.int32(memoTypes.indexOf(memo.type))
  if (memo.type === 'text') to.opaque(memo.bytes)
  else if (memo.type === 'id') to.int64(memo.id)
  else if (memo.type !== 'none') to.fixed(Buffer.from(memo.hex, 'hex'))
}

const readMemo = (from: XdrReader): StellarMemo => {
  const type = memoTypes[from.int32()]
  switch (type) {
    case 'none':
      return { type }
    case 'text':
      return { type, bytes: from.opaque(28) }
    case 'id':
      return { type, id: from.uint64() }
    case 'hash':
    case 'return':
      return { type, hex: from.fixed(32).toString('hex') }
    default:
      throw new Error('A kind of memo that this network does not have')
  }
}

/** None, or bounds of time: other preconditions are not part of this network. */
const readMaxTime = (from: XdrReader): bigint => {
  const kind = from.int32()
  if (kind === 0) return 0n
  if (kind !== 1) throw new Error('Preconditions that this network does not have')
  from.uint64()
  return from.uint64()
}

const bytesOf = ({ source, fee, sequence, memo, operations, maxTime = 0n }: Terms): Buffer => {
  const to = createXdrWriter()
  writeMuxed(to, source)
  to.int32(fee)
  to.int64(sequence)
  to.int32(1)
  to.int64(0n)
  to.int64(maxTime)
  writeMemo(to, memo)
  to.int32(operations.length)
  for (const operation of operations) writeOperation(to, operation)
  to.int32(0)
  return to.bytes()
}

const typed = (bytes: Buffer): Buffer => Buffer.concat([Buffer.of(0, 0, 0, transactionEnvelope), bytes])

const hashOf = (bytes: Buffer): Buffer => sha256(Buffer.concat([sha256(Buffer.from(passphrase)), typed(bytes)]))

export const signTransaction = (terms: Terms, seed: Uint8Array): StellarTransaction => {
  const bytes = bytesOf(terms)
  const hash = hashOf(bytes)
  const signature = signWith(hash, seed)
  const to = createXdrWriter()
  to.int32(1)
  to.fixed(publicKeyOf(seed).subarray(-4))
  to.opaque(signature)
  const envelope = Buffer.concat([typed(bytes), to.bytes()]).toString('base64')
  return { ...terms, hash: hash.toString('hex'), envelope, signatures: [signature] }
}

const readSignatures = (from: XdrReader): Buffer[] => {
  const count = from.int32()
  if (count < 0 || count > 20) throw new Error('Too many signatures')
  return Array.from({ length: count }, () => {
    from.fixed(4)
    return from.opaque(64)
  })
}

const readOperations = (from: XdrReader): StellarOperation[] => {
  const count = from.int32()
  if (count < 1 || count > maxOperations) throw new Error('Between 1 and 100 operations are needed')
  return Array.from({ length: count }, () => readOperation(from))
}

/** Decodes an envelope. @throws Error for one that is malformed or uses what this network does not have. */
export const readTransaction = (envelope: string): StellarTransaction => {
  const bytes = Buffer.from(envelope, 'base64')
  const from = createXdrReader(bytes)
  if (from.int32() !== transactionEnvelope) throw new Error('A kind of envelope that this network does not have')
  const start = from.position()
  const [source, fee, sequence, maxTime] = [readMuxed(from), from.uint32(), from.int64(), readMaxTime(from)]
  const [memo, operations] = [readMemo(from), readOperations(from)]
  if (from.int32() !== 0) throw new Error('An extension that this network does not have')
  const hash = hashOf(bytes.subarray(start, from.position())).toString('hex')
  const signatures = readSignatures(from)
  if (!from.isAtEnd()) throw new Error('Bytes after the envelope')
  return { source, fee, sequence, maxTime, memo, operations, hash, envelope, signatures }
}

/** Whether every account that the transaction moves has signed it. */
export const isSigned = ({ source, operations, hash, signatures }: StellarTransaction): boolean => {
  const accounts = new Set([source.account, ...operations.map(one => (one.source ?? source).account)])
  const bytes = Buffer.from(hash, 'hex')
  return [...accounts].every(account => signatures.some(signature => isSignedBy(bytes, signature, account)))
}
