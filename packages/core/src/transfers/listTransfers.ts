import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { ListedTransfers, TransferFilter } from './ports.ts'

/** `GET /transfers/managed/platform`: this client's transfers, newest first unless asked otherwise. */
export const listTransfers = (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  filter: TransferFilter,
): Promise<ListedTransfers> => ctx.store.transfers.list(scope, filter)
