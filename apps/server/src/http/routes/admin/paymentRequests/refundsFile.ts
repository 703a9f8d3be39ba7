import type { ExportRefundsRequest } from '@rialto/contract'
import type { Context, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import { csvLine } from '../../transfers/csvLine.ts'
import { foundRefundView } from './foundRefundView.ts'
import { refundQuery } from './refundQuery.ts'

type Row = ReturnType<typeof foundRefundView>

/** Later versions add columns at the end and change none. */
const columns = [
  'id',
  'paymentRequestId',
  'userId',
  'transactionId',
  'status',
  'created',
  'symbol',
  'amount',
  'arrivedAmount',
  'networkName',
  'address',
  'addressTag',
  'txHash',
  'reason',
  'failureMessage',
  'requestedBy',
  'approvedBy',
  'unassignedPaymentId',
] as const

/** Rows in memory at a time. */
const pageSize = 200

/** The client's refunds that match, the newest first, in pieces of a file. */
export async function* refundsFile(
  { store }: Pick<Context, 'store'>,
  scope: Scope,
  { format, ...filters }: ExportRefundsRequest,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns)
  let before: { createdAtMs: number; id: string } | undefined
  do {
    const filter = { ...refundQuery(filters), count: pageSize, ...defined({ before }) }
    const found = await store.refunds.list(scope, filter)
    if (found.length > 0)
      yield found
        .map(foundRefundView)
        .map(format === 'csv' ? csvOf : jsonOf)
        .join('')
    const last = found.length === pageSize ? found.at(-1) : undefined
    before = last && { createdAtMs: last.createdAtMs, id: last.id }
  } while (before !== undefined)
}

const jsonOf = (row: Row): string => `${JSON.stringify(row)}\n`

const csvOf = ({ createdTimestamp, ...row }: Row): string =>
  csvLine(
    columns.map(column => (column === 'created' ? new Date(createdTimestamp * 1_000).toISOString() : row[column])),
  )
