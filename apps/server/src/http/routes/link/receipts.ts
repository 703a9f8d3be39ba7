import { type linkOperationsById, ReceiptTransfer } from '@rialto/contract'
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

const viewOf = async (ctx: Context, transfer: AnyTransfer): Promise<ReceiptTransfer> =>
  shown('origin' in transfer ? bridgedTransferView(ctx, transfer) : await linkTransferNow(ctx, transfer))

const names = Object.keys(ReceiptTransfer.properties)

/** Only what the receipt's own shape names: the page of the user has more, such as the user's own deposit address. */
const shown = (transfer: ReceiptTransfer): ReceiptTransfer =>
  Object.fromEntries(Object.entries(transfer).filter(([name]) => names.includes(name))) as ReceiptTransfer
