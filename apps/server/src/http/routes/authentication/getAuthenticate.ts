import { startAuthenticationOperation } from '@rialto/contract'
import { type Context, startAuthentication } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

export const getAuthenticate = (app: FastifyInstance, ctx: Context): void =>
  registerOperation(app, ctx, startAuthenticationOperation, async ({ scope, params, query }) => {
    const { linkToken, url } = await startAuthentication(ctx, scope, { ...params, userId: query.userId })
    return { status: 'redirect' as const, redirectLink: url, linkToken }
  })
