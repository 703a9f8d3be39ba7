import type { Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { bridgingRouteRoutes } from './bridgingRoutes.ts'
import { callbackUrlRoutes } from './callbackUrls.ts'
import { getLogo } from './getLogo.ts'
import { postLogo } from './postLogo.ts'
import { postToken } from './postToken.ts'
import { subClientRoutes } from './subClients.ts'
import { createAdminTokens } from './tokens/adminTokens.ts'

/** The account management API, and the logos it takes. */
export const adminRoutes = (app: FastifyInstance, ctx: Context): void => {
  const tokens = createAdminTokens(ctx)
  postToken(app, ctx, tokens)
  callbackUrlRoutes(app, ctx, tokens)
  subClientRoutes(app, ctx, tokens)
  bridgingRouteRoutes(app, ctx, tokens)
  postLogo(app, ctx, tokens)
  getLogo(app, ctx)
}
