import type { Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { withExamples } from '../../docs/withExamples.ts'
import { adminDocument } from './adminDocument.ts'
import { bridgingRouteRoutes } from './bridgingRoutes.ts'
import { callbackUrlRoutes } from './callbackUrls.ts'
import { getLogo } from './getLogo.ts'
import { postLogo } from './postLogo.ts'
import { postToken } from './postToken.ts'
import { subClientRoutes } from './subClients.ts'
import { createAdminTokens } from './tokens/adminTokens.ts'

/** The account management API, its description, and the logos it takes. */
export const adminRoutes = (app: FastifyInstance, ctx: Context): void => {
  const tokens = createAdminTokens(ctx)
  postToken(app, ctx, tokens)
  callbackUrlRoutes(app, ctx, tokens)
  subClientRoutes(app, ctx, tokens)
  bridgingRouteRoutes(app, ctx, tokens)
  postLogo(app, ctx, tokens)
  getLogo(app, ctx)
  const document = withExamples(adminDocument(ctx.settings.linkOrigin))
  app.get('/swagger/AdminAPI/swagger.json', { schema: { hide: true } }, () => document)
}
