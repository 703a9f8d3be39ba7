import { createRestLink } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const createRestLinkHandler: AdminHandler<'createRestLink'> = async (ctx, { scope, params }) => {
  const { url, expiresAtMs, amount, symbol } = await createRestLink(ctx, scope, params.id)
  return { paymentLink: url, expiresTimestamp: Math.floor(expiresAtMs / 1_000), amountDecimal: amount, symbol }
}
