import { randomUUID } from 'node:crypto'

import { schemaKeywords } from '@rialto/contract'
import type { Context, LoggedRequest, SharedTokens } from '@rialto/core'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'

import { type AccessOptions, accessControl } from './plugins/accessControl.ts'
import { closeConnections } from './plugins/closeConnections.ts'
import { createRouteList } from './plugins/createRouteList.ts'
import { limitConnections } from './plugins/limitConnections.ts'
import { envelope } from './plugins/envelope.ts'
import { compileOnFirstUse } from './compileOnFirstUse.ts'
import { jsonBodies } from './plugins/jsonBodies.ts'
import { compressLink } from './plugins/compressLink.ts'
import { linkRateLimit } from './plugins/linkRateLimit.ts'
import { openApi } from './plugins/openApi.ts'
import { recordRequests } from './plugins/recordRequests.ts'
import { requestLog } from './plugins/requestLog.ts'
import { requestMetrics } from './plugins/requestMetrics.ts'
import { requestTraces } from './plugins/requestTraces.ts'
import { secureHeaders } from './plugins/secureHeaders.ts'
import { malformedUrl } from './plugins/malformedUrl.ts'
import { malformedHttp, requireHost } from './plugins/malformedHttp.ts'
import type { ChangeFeed } from '../changes/createChangeFeed.ts'
import type { AnsweredRequest } from '../metrics/createMetrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { alwaysReady, drain, type Readiness } from './readiness.ts'
import { adminApi } from './routes/admin/adminApi.ts'
import type { BackupAccess } from './routes/admin/backup/backupAccess.ts'
import type { SandboxAccess } from './routes/admin/sandbox/sandboxAccess.ts'
import { backupRoutes } from './routes/backup.ts'
import { providerWebhooks } from './routes/bridging/providerWebhooks.ts'
import { linkApi } from './routes/link/linkApi.ts'
import { dashboardRoutes } from './routes/dashboard.ts'
import { pageRoutes } from './routes/link/pages.ts'
import { publicApi } from './routes/publicApi.ts'
import { backChannelLogout } from './routes/scim/backChannelLogout.ts'
import { scimRoutes } from './routes/scim/scimRoutes.ts'
import { probeRoutes, siteRoutes } from './routes/site.ts'
import { x402Routes } from './routes/x402/x402Routes.ts'

interface AppOptions {
  ctx: Context
  logger: FastifyBaseLogger
  /** Folder of the built Link page. */
  linkDir: string
  /** Folder of the built dashboard. Undefined: the dashboard is not served. */
  dashboardDir?: string | undefined
  /** Folder of the built documentation site. Absent or empty: pages without guides and search are served. */
  docsDir?: string | undefined
  icons: Readonly<Record<string, string>>
  /** Default `alwaysReady`. */
  readiness?: Readiness
  /** Level 1 of backup mode. Undefined without a key to sign its catalog. */
  backup?: (BackupAccess & { createFiles: () => Promise<Map<string, string>> }) | undefined
  /** Limits and proxies. Default `defaultAccess`. */
  access?: Partial<AccessOptions>
  /** Rate limit counters that all processes share. Undefined if this is the only process. */
  sharedTokens?: SharedTokens | undefined
  /** False: only the probes. Default true. */
  servesApi?: boolean
  /** Called for each answered request. Absent: nothing is measured. */
  countRequest?: ((request: AnsweredRequest) => void) | undefined
  /** Undefined: tracing is off. */
  tracing?: Tracing | undefined
  /** Live transfer updates for dashboard sessions. Undefined: the stream is unavailable. */
  changes?: ChangeFeed | undefined
  /** The dashboard's access to the sandbox. Undefined in production. */
  sandbox?: SandboxAccess | undefined
  /** Called for each answered request of a known client. Undefined: the request log is off. */
  recordRequest?: ((request: LoggedRequest) => void) | undefined
}

const apis = [publicApi, linkApi, adminApi, scimRoutes, backChannelLogout, providerWebhooks, x402Routes]

/** The HTTP application, not yet listening. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { ctx, logger, linkDir, icons, readiness = alwaysReady, access } = options
  const routes = createRouteList()
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Creates no logger per request, which would cost more than the few lines: each line names its request itself.
    childLoggerFactory: parent => parent,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Requests that arrive while the listener closes are answered normally.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => malformedHttp(error, socket, routes),
    frameworkErrors: malformedUrl,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 384 },
    schemaController: { compilersFactory: compileOnFirstUse },
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
  app.decorateRequest('idempotencyClaim', undefined)
  app.decorateRequest('unkeyedClaim', undefined)
  app.decorateRequest('keyId', undefined)
  app.decorateRequest('failureType', undefined)
  closeConnections(app)
  limitConnections(app)
  requireHost(app)
  accessControl(app, ctx, access, options.sharedTokens)
  linkRateLimit(app, ctx)
  compressLink(app)
  jsonBodies(app)
  routes.watch(app)
  envelope(app, routes)
  secureHeaders(app, ctx.environment === 'production')
  drain(app, readiness)
  if (options.tracing) requestTraces(app, options.tracing)
  requestLog(app)
  if (options.countRequest) requestMetrics(app, options.countRequest)
  if (options.recordRequest) recordRequests(app, ctx, options.recordRequest)
  probeRoutes(app, readiness)
  if (options.servesApi === false) return app
  openApi(app, ctx, options.docsDir)
  for (const register of apis) register(app, ctx, options)
  pageRoutes(app, ctx, linkDir)
  if (options.dashboardDir !== undefined) dashboardRoutes(app, options.dashboardDir)
  siteRoutes(app, icons)
  backupRoutes(app, {
    createFiles: options.backup?.createFiles,
    isSandbox: ctx.environment === 'sandbox',
    nowMs: ctx.clock.nowMs,
  })
  return app
}
