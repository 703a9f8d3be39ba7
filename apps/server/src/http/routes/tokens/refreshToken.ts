import { refreshToken } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { accountTokens } from './accountTokens.ts'

export const refreshTokenHandler: Handler<'refreshToken'> = async (ctx, { scope, body }) => {
  const { status, errorMessage, expiresInSeconds, ...tokens } = await refreshToken(ctx, scope, {
    ...body,
    accessToken: body.accessToken ?? body.authToken,
  })
  return {
    status,
    ...defined({ errorMessage, expiresInSeconds }),
    brokerAccountTokens: [accountTokens(tokens)],
  }
}
