import { refreshTokenOperation } from '@rialto/contract'
import { type Context, refreshConnection } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'
import { accountTokens } from './accountTokens.ts'

export const postRefresh = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, refreshTokenOperation, async ({ scope, body }) => {
    const { status, errorMessage, connection, expiresInSeconds } = await refreshConnection(ctx, scope, {
      ...body,
      accessToken: body.accessToken ?? body.authToken,
    })
    return {
      status,
      ...(errorMessage === undefined ? {} : { errorMessage }),
      // Of the token that was not renewed nobody wants to know.
      ...(expiresInSeconds === undefined || status !== 'succeeded' ? {} : { expiresInSeconds }),
      brokerAccountTokens: [accountTokens(connection)],
    }
  })
