import { authenticate, expiresInSeconds } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { accountTokens } from '../tokens/accountTokens.ts'

export const authenticateHandler: Handler<'authenticate'> = async (ctx, { scope, body, query }) => {
  const { connection, isReconnected } = await authenticate(ctx, scope, { ...body, userId: query.userId })
  const { account, ...tokens } = accountTokens(connection)
  const seconds = expiresInSeconds(ctx, connection)
  return {
    status: 'succeeded' as const,
    ...defined({ expiresInSeconds: seconds }),
    accountTokens: [{ ...tokens, account: { ...account, isReconnected } }],
  }
}
