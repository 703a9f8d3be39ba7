import { authenticate, issueTokens } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { accountTokens } from '../tokens/accountTokens.ts'

export const authenticateHandler: Handler<'authenticate'> = async (ctx, { scope, body, query }) => {
  const { connection, isReconnected } = await authenticate(ctx, scope, { ...body, userId: query.userId })
  const { expiresInSeconds, ...issued } = await issueTokens(ctx, connection)
  const { account, ...tokens } = accountTokens(issued)
  return {
    status: 'succeeded' as const,
    ...defined({ expiresInSeconds }),
    accountTokens: [{ ...tokens, account: { ...account, isReconnected } }],
  }
}
