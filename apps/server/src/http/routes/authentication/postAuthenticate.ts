import { authenticateOperation } from '@rialto/contract'
import { authenticateWithKey, type Context, expiresInSeconds } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { accountTokens } from '../tokens/accountTokens.ts'

export const postAuthenticate = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, authenticateOperation, async ({ scope, body, query }) => {
    const { connection, isReconnected } = await authenticateWithKey(ctx, scope, { ...body, userId: query.userId })
    const { account, ...tokens } = accountTokens(connection)
    const seconds = expiresInSeconds(ctx, connection)
    return {
      status: 'succeeded' as const,
      ...(seconds === undefined ? {} : { expiresInSeconds: seconds }),
      accountTokens: [{ ...tokens, account: { ...account, isReconnected } }],
    }
  })
