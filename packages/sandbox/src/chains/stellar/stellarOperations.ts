import { fromAccount, type Muxed, toAccount } from './stellarKeys.ts'
import type { XdrReader, XdrWriter } from './xdr.ts'

/** An asset: lumens, or the code and issuer of a token. */
export type StellarAsset = 'native' | { code: string; issuer: string }

/** The operations of this network. Amounts are in stroops. */
export type StellarOperation = { source?: Muxed } & (
  | { type: 'create_account'; to: string; amount: bigint }
  | { type: 'payment'; to: Muxed; asset: StellarAsset; amount: bigint }
  | {
      type: 'path_payment_strict_receive'
      to: Muxed
      sent: StellarAsset
      most: bigint
      asset: StellarAsset
      amount: bigint
    }
  | {
      type: 'path_payment_strict_send'
      to: Muxed
      sent: StellarAsset
      amount: bigint
      asset: StellarAsset
      least: bigint
    }
  | { type: 'change_trust'; asset: StellarAsset; limit: bigint }
  | { type: 'account_merge'; to: Muxed }
)

/** Numbers of the operations in XDR, which Horizon reports as `type_i`. */
export const operationTypes = {
  create_account: 0,
  payment: 1,
  path_payment_strict_receive: 2,
  change_trust: 6,
  account_merge: 8,
  path_payment_strict_send: 13,
} as const

const muxedKind = 0x100
const [shortCode, longCode] = [4, 12]

const writeAccount = (to: XdrWriter, account: string): void => {
  to.int32(0)
  to.fixed(fromAccount(account))
}

const readAccount = (from: XdrReader): string => {
  if (from.int32() !== 0) throw new Error('A kind of key that accounts do not have')
  return toAccount(from.fixed(32))
}

export const writeMuxed = (to: XdrWriter, { account, id }: Muxed): void => {
  if (id === undefined) return writeAccount(to, account)
  to.int32(muxedKind)
  to.int64(id)
  to.fixed(fromAccount(account))
}

export const readMuxed = (from: XdrReader): Muxed => {
  const kind = from.int32()
  if (kind === 0) return { account: toAccount(from.fixed(32)) }
  if (kind !== muxedKind) throw new Error('A kind of key that accounts do not have')
  const id = from.uint64()
  return { account: toAccount(from.fixed(32)), id }
}

const writeAsset = (to: XdrWriter, asset: StellarAsset): void => {
  if (asset === 'native') return to.int32(0)
  const length = asset.code.length > shortCode ? longCode : shortCode
  to.int32(length === shortCode ? 1 : 2)
  to.fixed(Buffer.from(asset.code.padEnd(length, '\0')))
  writeAccount(to, asset.issuer)
}

const readAsset = (from: XdrReader): StellarAsset => {
  const kind = from.int32()
  if (kind === 0) return 'native'
  if (kind !== 1 && kind !== 2) throw new Error('A kind of asset that this network does not have')
  const code = from
    .fixed(kind === 1 ? shortCode : longCode)
    .toString()
    .replace(/\0+$/, '')
  if (!/^[A-Za-z0-9]{1,12}$/.test(code)) throw new Error('An invalid asset code')
  return { code, issuer: readAccount(from) }
}

/** An empty list: the network's only market is direct. */
const writeNoPath = (to: XdrWriter): void => to.int32(0)

const readPath = (from: XdrReader): void => {
  const count = from.int32()
  if (count < 0 || count > 5) throw new Error('A path that is too long')
  for (let index = 0; index < count; index += 1) readAsset(from)
}

export const writeOperation = (to: XdrWriter, operation: StellarOperation): void => {
  to.int32(operation.source ? 1 : 0)
  if (operation.source) writeMuxed(to, operation.source)
  to.int32(operationTypes[operation.type])
  switch (operation.type) {
    case 'create_account':
      writeAccount(to, operation.to)
      return to.int64(operation.amount)
    case 'payment':
      writeMuxed(to, operation.to)
      writeAsset(to, operation.asset)
      return to.int64(operation.amount)
    case 'path_payment_strict_receive':
    case 'path_payment_strict_send':
      return writePathPayment(to, operation)
    case 'change_trust':
      writeAsset(to, operation.asset)
      return to.int64(operation.limit)
    case 'account_merge':
      return writeMuxed(to, operation.to)
  }
}

const writePathPayment = (to: XdrWriter, operation: Extract<StellarOperation, { type: `path_${string}` }>): void => {
  const [first, second] =
    operation.type === 'path_payment_strict_send'
      ? [operation.amount, operation.least]
      : [operation.most, operation.amount]
  writeAsset(to, operation.sent)
  to.int64(first)
  writeMuxed(to, operation.to)
  writeAsset(to, operation.asset)
  to.int64(second)
  writeNoPath(to)
}

/** @throws Error for an operation that this network does not have. */
export const readOperation = (from: XdrReader): StellarOperation => {
  const source = from.int32() === 0 ? undefined : readMuxed(from)
  return { ...readBody(from), ...(source ? { source } : {}) }
}

const readBody = (from: XdrReader): StellarOperation => {
  switch (from.int32()) {
    case operationTypes.create_account:
      return { type: 'create_account', to: readAccount(from), amount: from.int64() }
    case operationTypes.payment:
      return { type: 'payment', to: readMuxed(from), asset: readAsset(from), amount: from.int64() }
    case operationTypes.path_payment_strict_receive: {
      const [sent, most, to, asset, amount] = readPathPayment(from)
      return { type: 'path_payment_strict_receive', sent, most, to, asset, amount }
    }
    case operationTypes.path_payment_strict_send: {
      const [sent, amount, to, asset, least] = readPathPayment(from)
      return { type: 'path_payment_strict_send', sent, amount, to, asset, least }
    }
    case operationTypes.change_trust:
      return { type: 'change_trust', asset: readAsset(from), limit: from.int64() }
    case operationTypes.account_merge:
      return { type: 'account_merge', to: readMuxed(from) }
    default:
      throw new Error('An operation that this network does not have')
  }
}

const readPathPayment = (from: XdrReader): [StellarAsset, bigint, Muxed, StellarAsset, bigint] => {
  const sent = readAsset(from)
  const first = from.int64()
  const to = readMuxed(from)
  const asset = readAsset(from)
  const second = from.int64()
  readPath(from)
  return [sent, first, to, asset, second]
}
