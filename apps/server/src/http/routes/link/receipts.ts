import type { linkOperationsById, ReceiptTransfer } from '@rialto/contract'
import { type AnyTransfer, type Context, findPaidReceipt, readReceipt } from '@rialto/core'

import type { HandlerOf } from '../../handler.ts'
import { bridgedTransferView } from './bridgedTransferView.ts'
import { linkTransferNow } from './linkViews.ts'

/** Shows the transfer, and no other data of the user, to the holder of the address. */
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

/** Leads a visitor of a paid pay link to its receipt. */
export const findPaidReceiptHandler: HandlerOf<(typeof linkOperationsById)['findPaidReceipt'], object> = async (
  ctx,
  { body },
) => ({ receiptUrl: await findPaidReceipt(ctx, body.code) })

/** The response schema limits the fields. The user's own page shows more, such as the user's deposit address. */
const viewOf = async (ctx: Context, transfer: AnyTransfer): Promise<ReceiptTransfer> =>
  'origin' in transfer ? bridgedTransferView(ctx, transfer) : linkTransferNow(ctx, transfer)
