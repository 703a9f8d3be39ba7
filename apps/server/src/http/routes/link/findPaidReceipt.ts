import { findPaidReceipt } from '@rialto/core'

import type { OpenLinkHandler } from '../../handler.ts'

/** Leads a visitor of a paid pay link to its receipt. */
export const findPaidReceiptHandler: OpenLinkHandler<'findPaidReceipt'> = async (ctx, { body }) => ({
  receiptUrl: await findPaidReceipt(ctx, body.code),
})
