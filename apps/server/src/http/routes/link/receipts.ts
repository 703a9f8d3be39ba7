import type { linkOperationsById, ReceiptTransfer } from '@rialto/contract'
import { type AnyTransfer, type Context, readReceipt } from '@rialto/core'

import type { HandlerOf } from '../../handler.ts'
import { bridgedTransferView } from './bridgedTransferView.ts'
import { linkTransferNow } from './linkViews.ts'

/** Whoever has the address sees the transfer, and nothing else of the user. */
export const readReceiptHandler: HandlerOf<(typeof linkOperationsById)['readReceipt'], object> = async (
  ctx,
  { params: { token } },
) => {
  const { endsAtMs, client, transfer } = await readReceipt(ctx, token)
  const { operator } = ctx.settings
  return {
    ...{ endsAtMs, client, operator, environment: ctx.environment },
    ...(transfer ? { transfer: await viewOf(ctx, transfer), startedAtMs: transfer.createdAtMs } : {}),
  }
}

/** The answer's schema names what is shown; the page of the user has more, such as the user's own deposit address. */
const viewOf = async (ctx: Context, transfer: AnyTransfer): Promise<ReceiptTransfer> =>
  'origin' in transfer ? bridgedTransferView(ctx, transfer) : linkTransferNow(ctx, transfer)
