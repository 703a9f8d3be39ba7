import { randomUUID } from 'node:crypto'

import { operationIds, type OperationId, schemaKeywords } from '@rialto/contract'
import type { Context } from '@rialto/core'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'

import { handlers } from './handlers.ts'
import { type AccessOptions, accessControl } from './plugins/accessControl.ts'
import { envelope } from './plugins/envelope.ts'
import { jsonBodies } from './plugins/jsonBodies.ts'
import { linkRateLimit } from './plugins/linkRateLimit.ts'
import { openApi } from './plugins/openApi.ts'
import { requestLog } from './plugins/requestLog.ts'
import { secureHeaders } from './plugins/secureHeaders.ts'
import { malformedUrl } from './plugins/malformedUrl.ts'
import { registerOperation } from './registerOperation.ts'
import { adminRoutes } from './routes/admin/adminRoutes.ts'
import { providerWebhooks } from './routes/bridging/providerWebhooks.ts'
import { connectionRoutes } from './routes/link/connections.ts'
import { pageRoutes } from './routes/link/pages.ts'
import { sessionRoutes } from './routes/link/session.ts'
import { walletRoutes } from './routes/link/wallets.ts'
import { transferRoutes } from './routes/link/transfers.ts'
import { siteRoutes } from './routes/site.ts'

interface AppOptions {
  ctx: Context
  logger: FastifyBaseLogger
  /** Folder of the built Link page. */
  linkDir: string
  icons: Readonly<Record<string, string>>
  isReady: () => boolean
  /** Limits and proxies. Default `defaultAccess`. */
  access?: Partial<AccessOptions>
}

/** Routes beside the public API's. */
const otherRoutes = [providerWebhooks, walletRoutes, sessionRoutes, connectionRoutes, transferRoutes, adminRoutes]

/** The HTTP application, not yet listening. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { ctx, logger, linkDir, icons, isReady, access } = options
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // The few lines a request writes name it themselves: a logger for each costs more than its line.
    childLoggerFactory: parent => parent,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    frameworkErrors: malformedUrl,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        allErrors: false,
        keywords: [...schemaKeywords],
      },
    },
  })
  app.decorateRequest('scope', undefined)
  accessControl(app, ctx, access)
  linkRateLimit(app, ctx)
  jsonBodies(app)
  envelope(app)
  secureHeaders(app)
  requestLog(app)
  openApi(app, ctx)
  registerOperations(app, ctx)
  for (const route of otherRoutes) route(app, ctx)
  pageRoutes(app, ctx, linkDir)
  siteRoutes(app, { icons, isReady })
  return app
}

const registerOperations = (app: FastifyInstance, ctx: Context): void => {
  const register = <Id extends OperationId>(id: Id) => registerOperation(app, ctx, id, handlers[id])
  for (const id of operationIds) register(id)
}
