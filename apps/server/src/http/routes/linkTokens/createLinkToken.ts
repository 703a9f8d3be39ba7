import { createLinkToken } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const createLinkTokenHandler: Handler<'createLinkToken'> = async (ctx, { scope, body }) => {
  const { linkToken, payLink } = await createLinkToken(ctx, scope, body)
  if (!payLink) return { linkToken }
  return {
    linkToken,
    paymentLink: payLink.url,
    paymentLinkExpiresTimestamp: Math.floor(payLink.expiresAtMs / 1_000),
  }
}
