import { formatUnits } from '../../../money/baseUnits.ts'
import type { StellarAccount } from '../createStellarAccounts.ts'
import type { PlacedOperation, PlacedTransaction, StellarVersion } from '../createStellarState.ts'
import { type Muxed, toMuxed } from '../stellarKeys.ts'
import { operationTypes, type StellarAsset } from '../stellarOperations.ts'
import type { StellarMemo } from '../stellarTransaction.ts'

/** Amounts in Horizon have seven decimals at all times. */
const amountView = (stroops: bigint): string => formatUnits(stroops, 7)

const timeView = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z')

/** Total order id: the ledger, the transaction's position in it and the operation's position in the transaction (SEP-35). */
const totalOrderId = (ledger: number, order: number, index = 0): string =>
  String((BigInt(ledger) << 32n) | (BigInt(order) << 12n) | BigInt(index))

export const idOf = ({ placed: { ledger, order }, index }: PlacedOperation): string =>
  totalOrderId(ledger?.sequence ?? 0, order, index)

const assetView = (asset: StellarAsset, prefix = ''): object =>
  asset === 'native'
    ? { [`${prefix}asset_type`]: 'native' }
    : {
        [`${prefix}asset_type`]: asset.code.length > 4 ? 'credit_alphanum12' : 'credit_alphanum4',
        [`${prefix}asset_code`]: asset.code,
        [`${prefix}asset_issuer`]: asset.issuer,
      }

const placeView = (name: string, place: Muxed): object =>
  place.id === undefined
    ? { [name]: place.account }
    : { [name]: place.account, [`${name}_muxed`]: toMuxed(place), [`${name}_muxed_id`]: String(place.id) }

const memoView = (memo: StellarMemo): object => {
  switch (memo.type) {
    case 'none':
      return { memo_type: 'none' }
    case 'text':
      return { memo_type: 'text', memo: memo.bytes.toString('utf8'), memo_bytes: memo.bytes.toString('base64') }
    case 'id':
      return { memo_type: 'id', memo: String(memo.id) }
    default:
      return { memo_type: memo.type, memo: Buffer.from(memo.hex, 'hex').toString('base64') }
  }
}

export const transactionView = ({
  transaction,
  isSuccessful,
  feeCharged,
  order,
  ledger,
}: PlacedTransaction): object => {
  const { hash, source, sequence, fee, operations, memo, envelope, signatures } = transaction
  return {
    id: hash,
    paging_token: totalOrderId(ledger?.sequence ?? 0, order),
    successful: isSuccessful,
    hash,
    ledger: ledger?.sequence ?? 0,
    created_at: timeView(ledger?.closedAtMs ?? 0),
    ...placeView('source_account', source),
    source_account_sequence: String(sequence),
    fee_account: source.account,
    fee_charged: String(feeCharged),
    max_fee: String(fee),
    operation_count: operations.length,
    envelope_xdr: envelope,
    ...memoView(memo),
    signatures: signatures.map(one => one.toString('base64')),
  }
}

const detailView = ({ operation, placed, source }: PlacedOperation): object => {
  const from = placeView('from', operation.source ?? placed.transaction.source)
  switch (operation.type) {
    case 'create_account':
      return { starting_balance: amountView(operation.amount), funder: source, account: operation.to }
    case 'payment':
      return {
        ...assetView(operation.asset),
        ...from,
        ...placeView('to', operation.to),
        amount: amountView(operation.amount),
      }
    case 'path_payment_strict_receive':
    case 'path_payment_strict_send':
      return {
        ...assetView(operation.asset),
        ...from,
        ...placeView('to', operation.to),
        amount: amountView(operation.amount),
        path: [],
        source_amount: amountView(operation.amount),
        ...(operation.type === 'path_payment_strict_send'
          ? { destination_min: amountView(operation.least) }
          : { source_max: amountView(operation.most) }),
        ...assetView(operation.sent, 'source_'),
      }
    case 'change_trust':
      return { ...assetView(operation.asset), limit: amountView(operation.limit), trustor: source }
    case 'account_merge':
      return { account: source, ...placeView('into', operation.to) }
  }
}

export const operationView = (one: PlacedOperation, withTransaction: boolean): object => {
  const { operation, placed } = one
  const id = idOf(one)
  return {
    id,
    paging_token: id,
    transaction_successful: placed.isSuccessful,
    ...placeView('source_account', operation.source ?? placed.transaction.source),
    type: operation.type,
    type_i: operationTypes[operation.type],
    created_at: timeView(placed.ledger?.closedAtMs ?? 0),
    transaction_hash: placed.transaction.hash,
    ...(withTransaction ? { transaction: transactionView(placed) } : {}),
    ...detailView(one),
  }
}

/** Effects of an operation on balances. Only the credit of a merge is listed: other rows name their amounts. */
export const effectViews = (one: PlacedOperation): object[] => {
  const { operation, result } = one
  if (operation.type !== 'account_merge' || result.moved === undefined) return []
  const credited = { account: operation.to.account, type: 'account_credited', type_i: 2, asset_type: 'native' }
  return [{ id: `${idOf(one)}-1`, paging_token: `${idOf(one)}-1`, ...credited, amount: amountView(result.moved) }]
}

export const ledgerView = ({ sequence, hash, previousHash, closedAtMs, transactions }: StellarVersion): object => ({
  id: hash,
  paging_token: totalOrderId(sequence, 0),
  hash,
  prev_hash: previousHash,
  sequence,
  successful_transaction_count: transactions.filter(one => one.isSuccessful).length,
  failed_transaction_count: transactions.filter(one => !one.isSuccessful).length,
  operation_count: transactions.reduce((sum, one) => sum + one.transaction.operations.length, 0),
  closed_at: timeView(closedAtMs),
  base_fee_in_stroops: 100,
  base_reserve_in_stroops: 5_000_000,
})

export const accountView = (account: string, found: StellarAccount, lastLedger: number): object => ({
  id: account,
  account_id: account,
  sequence: String(found.sequence),
  subentry_count: found.trusted.size,
  last_modified_ledger: lastLedger,
  thresholds: { low_threshold: 0, med_threshold: 0, high_threshold: 0 },
  balances: [
    ...[...found.trusted].map(([key, balance]) => {
      const [code = '', issuer = ''] = key.split(':')
      return { balance: amountView(balance), ...assetView({ code, issuer }) }
    }),
    { balance: amountView(found.stroops), asset_type: 'native' },
  ],
  signers: [{ weight: 1, key: account, type: 'ed25519_public_key' }],
})

export const rootView = (tip: StellarVersion, first: StellarVersion, passphrase: string): object => ({
  horizon_version: '23.0.0-sandbox',
  core_version: 'stellar-core 23.0.0 (sandbox)',
  ingest_latest_ledger: tip.sequence,
  history_latest_ledger: tip.sequence,
  history_latest_ledger_closed_at: timeView(tip.closedAtMs),
  history_elder_ledger: first.sequence,
  core_latest_ledger: tip.sequence,
  network_passphrase: passphrase,
  current_protocol_version: 23,
})
