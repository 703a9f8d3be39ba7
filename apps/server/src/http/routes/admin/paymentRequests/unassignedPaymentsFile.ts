import type { ExportUnassignedPaymentsRequest } from '@rialto/contract'
import type { Context, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import { csvLine } from '../../transfers/csvLine.ts'
import { unassignedQuery } from './searchUnassignedPayments.ts'
import { unassignedPaymentView } from './unassignedPaymentView.ts'

type Row = ReturnType<typeof unassignedPaymentView>

/** Later versions add columns at the end and change none. */
const columns = [
  'id',
  'status',
  'seen',
  'symbol',
  'amount',
  'returningAmount',
  'returnedAmount',
  'networkName',
  'networkId',
  'address',
  'addressTag',
  'fromAddress',
  'txHash',
  'paymentRequestId',
] as const

/** Rows in memory at a time. */
const pageSize = 200

/** The client's unassigned payments that match, the newest first, in pieces of a file. */
export async function* unassignedPaymentsFile(
  { store }: Pick<Context, 'store'>,
  scope: Scope,
  { format, ...filters }: ExportUnassignedPaymentsRequest,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns)
  let before: { atMs: number; id: string } | undefined
  do {
    const filter = { ...unassignedQuery(filters), count: pageSize, ...defined({ before }) }
    const found = await store.unassignedPayments.list(scope, filter)
    if (found.length > 0)
      yield found
        .map(unassignedPaymentView)
        .map(format === 'csv' ? csvOf : jsonOf)
        .join('')
    const last = found.length === pageSize ? found.at(-1) : undefined
    before = last && { atMs: last.seenAtMs, id: last.id }
  } while (before !== undefined)
}

const jsonOf = (row: Row): string => `${JSON.stringify(row)}\n`

const csvOf = ({ seenTimestamp, ...row }: Row): string =>
  csvLine(columns.map(column => (column === 'seen' ? new Date(seenTimestamp * 1_000).toISOString() : row[column])))
