import type { ReceiptTransfer } from '@rialto/contract'
import { type AnyTransfer, type Context, readReceipt } from '@rialto/core'

import { defined } from '@rialto/defined'

import type { OpenLinkHandler } from '../../handler.ts'
import { bridgedTransferView } from './views/bridgedTransferView.ts'
import { linkTransferNow } from './views/linkViews.ts'

/** Shows the transfer, and no other data of the user, to the holder of the address. */
export const readReceiptHandler: OpenLinkHandler<'readReceipt'> = async (ctx, { params: { token } }) => {
  const { endsAtMs, client, legalName, transfer } = await readReceipt(ctx, token)
  const { operator } = ctx.settings
  return {
    ...{ endsAtMs, client, operator, environment: ctx.environment },
    ...(transfer ? { transfer: await viewOf(ctx, transfer), startedAtMs: transfer.createdAtMs } : {}),
    ...defined({ legalName, order: transfer?.clientTransactionId }),
  }
}

/** The response schema limits the fields. The user's own page shows more, such as the user's deposit address. */
const viewOf = async (ctx: Context, transfer: AnyTransfer): Promise<ReceiptTransfer> =>
  'origin' in transfer ? bridgedTransferView(ctx, transfer) : linkTransferNow(ctx, transfer)
