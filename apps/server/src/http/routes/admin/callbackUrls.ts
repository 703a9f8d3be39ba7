import { readCallbackUrlsOperation, replaceCallbackUrlsOperation } from '@rialto/contract'
import { type Context, replaceCallbackUrls } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerAdminOperation } from './registerAdminOperation.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'

export const callbackUrlRoutes = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  registerAdminOperation(app, ctx, tokens, readCallbackUrlsOperation, async ({ scope }) => ({
    callbackUrls: [...(await ctx.store.callbackUrls.read(scope))],
  }))
  registerAdminOperation(app, ctx, tokens, replaceCallbackUrlsOperation, async ({ scope, body }) => ({
    callbackUrls: [...(await replaceCallbackUrls(ctx, scope, body.callbackUrls))],
  }))
}
