import { add, decimalFromJson } from '@rialto/catalog'
import type { ExportTransfersRequest, OperationOf, TransferRecord } from '@rialto/contract'
import type { Context, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { ValueOf } from '../../handler.ts'
import { csvLine } from './csvLine.ts'
import { listRecords } from './listTransfers.ts'

type Query = ValueOf<OperationOf<'listTransfers'>, 'query'>

/** Rows in memory at a time. */
const pageSize = 100

/**
 * The client's transfers that match, the newest first, in pieces of a file. Each page is read when the one before has been
 * taken, so that the list is never in memory as a whole.
 */
export async function* exportRecords(
  ctx: Context,
  scope: Scope,
  query: Query,
  format: ExportTransfersRequest['format'],
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns)
  let cursor: string | undefined
  do {
    const page: Query = { ...query, ...defined({ Cursor: cursor }), Count: pageSize }
    const { items, nextCursor } = await listRecords(ctx, scope, page, { isPaidIn: true, isUncounted: true })
    if (items.length > 0) yield items.map(format === 'csv' ? csvOf : jsonOf).join('')
    cursor = nextCursor
  } while (cursor !== undefined)
}

const jsonOf = (record: TransferRecord): string => `${JSON.stringify(record)}\n`

const timeOf = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1_000).toISOString()

/** The amounts of all assets, such as `50.089045 USDC + 0.01 ETH`. */
const sumText = (rows: readonly { symbol: string; amount?: string }[]): string | undefined =>
  rows.length === 0 ? undefined : rows.map(({ symbol, amount = '?' }) => `${amount} ${symbol}`).join(' + ')

/** Each amount with its place and state, such as `0.01 ETH on Sepolia: open`. */
const othersText = (others: NonNullable<NonNullable<TransferRecord['payer']>['others']>): string =>
  others
    .map(({ amount = '?', symbol, networkName, state }) => `${amount} ${symbol} on ${networkName}: ${state}`)
    .join(' + ')

const cells = {
  id: record => record.id,
  caseCode: record => record.caseCode,
  status: record => record.status,
  state: record => record.state,
  statusDetails: record => record.statusDetails,
  created: record => timeOf(record.createdTimestamp),
  executed: record => timeOf(record.executedTimestamp),
  userId: record => record.userId,
  clientTransactionId: record => record.clientTransactionId,
  subClientId: record => record.subClientId,
  transferType: record => record.transferType,
  from: record => record.from.name,
  institutionTransactionId: record => record.institutionTransactionId,
  networkName: record => record.networkName,
  destinationAddress: record => record.destinationAddress,
  addressTag: record => record.addressTag,
  hash: record => record.hash,
  symbol: record => record.symbol,
  amount: record => record.amountDecimal,
  amountToReceive: record => record.amountToReceiveDecimal,
  sourceAmount: record => record.sourceAmountDecimal,
  amountsState: record => record.amountsState,
  destinationAmount: record => record.destinationAmountDecimal,
  credited: record => record.moneyLine.credited.amount,
  missing: record => record.moneyLine.missing?.amount,
  returned: record => record.moneyLine.returned?.amount,
  payerNetworks: ({ payer }) => payer?.networks.map(({ networkName }) => networkName).join(' + '),
  payerSent: ({ payer }) => payer && sumText(payer.moneyLine.leaves),
  bridgeFee: ({ payer, moneyLine }) =>
    sumText((payer?.moneyLine ?? moneyLine).fees.filter(({ takenBy, amount }) => takenBy === 'bridge' && amount)),
  notCredited: ({ payer }) => payer?.rest.reduce((sum, { amount }) => add(sum, amount), '0'),
  otherAmounts: ({ payer }) => payer?.others && othersText(payer.others),
  amountInFiat: record => decimalFromJson(record.amountInFiat),
  totalFeesAmountInFiat: record => decimalFromJson(record.totalFeesAmountInFiat),
  totalTransactionAmountInFiat: record => decimalFromJson(record.totalTransactionAmountInFiat),
} satisfies Record<string, (record: TransferRecord) => string | undefined>

const columns = Object.keys(cells)

const csvOf = (record: TransferRecord): string => csvLine(Object.values(cells).map(cell => cell(record)))
