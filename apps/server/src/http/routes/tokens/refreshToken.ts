import { refreshToken } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { accountTokens } from './accountTokens.ts'

export const refreshTokenHandler: Handler<'refreshToken'> = async (ctx, { scope, body }) => {
  const { status, errorMessage, connection, expiresInSeconds } = await refreshToken(ctx, scope, {
    ...body,
    accessToken: body.accessToken ?? body.authToken,
  })
  return {
    status,
    ...defined({ errorMessage }),
    // Of the token that was not renewed nobody wants to know.
    ...(expiresInSeconds === undefined || status !== 'succeeded' ? {} : { expiresInSeconds }),
    brokerAccountTokens: [accountTokens(connection)],
  }
}
