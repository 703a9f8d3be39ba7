import { createLinkToken } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const createLinkTokenHandler: Handler<'createLinkToken'> = async (ctx, { scope, body }) => {
  const { linkToken, url } = await createLinkToken(ctx, scope, body)
  return body.transferOptions?.generatePayLink ? { linkToken, paymentLink: url } : { linkToken }
}
