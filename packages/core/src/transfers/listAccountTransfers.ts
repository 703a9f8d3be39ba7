import { defined } from '@rialto/defined'

import type { UpstreamTransferPage } from '../connections/history.ts'
import type { Connection } from '../connections/ports.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { ConnectionContext } from '../context.ts'
import { type AccountTransferFilter, fits, readHistory } from './accountTransfers.ts'

/**
 * One page of the institution's history of the account's deposits and withdrawals. Filtered entries are removed from
 * the page, so that a page may be short and still have a cursor.
 *
 * @throws ApiError `integrationNotSupported` if the institution's history is not read, `invalidField` for a cursor of
 *   another list.
 */
export const listAccountTransfers = async (
  ctx: ConnectionContext,
  connection: Connection,
  filter: AccountTransferFilter,
): Promise<UpstreamTransferPage> => {
  const page = await readHistory(ctx, connection, (history, credentials) =>
    history.list(credentials, {
      count: filter.count,
      ...defined({ cursor: filter.cursor, sinceMs: filter.sinceMs }),
    }),
  )
  if (!page) throw invalidField('cursor', 'not a cursor of this account’s list')
  return { ...page, transfers: page.transfers.filter(transfer => fits(transfer, filter)) }
}
