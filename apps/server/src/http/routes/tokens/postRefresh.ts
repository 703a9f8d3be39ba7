import { refreshTokenOperation } from '@rialto/contract'
import { type Context, refreshConnection } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { accountTokens } from './accountTokens.ts'

export const postRefresh = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, refreshTokenOperation, async ({ scope, body }) => {
    const { connection, expiresInSeconds } = await refreshConnection(ctx, scope, body)
    return {
      status: 'succeeded' as const,
      ...(expiresInSeconds === undefined ? {} : { expiresInSeconds }),
      brokerAccountTokens: [accountTokens(connection)],
    }
  })
