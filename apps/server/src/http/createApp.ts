import { randomUUID } from 'node:crypto'

import { schemaKeywords } from '@rialto/contract'
import type { Context } from '@rialto/core'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'

import { type AccessOptions, accessControl } from './plugins/accessControl.ts'
import { envelope } from './plugins/envelope.ts'
import { jsonBodies } from './plugins/jsonBodies.ts'
import { linkRateLimit } from './plugins/linkRateLimit.ts'
import { openApi } from './plugins/openApi.ts'
import { requestLog } from './plugins/requestLog.ts'
import { secureHeaders } from './plugins/secureHeaders.ts'
import { malformedUrl } from './plugins/malformedUrl.ts'
import { adminRoutes } from './routes/admin/adminRoutes.ts'
import { deleteAccount } from './routes/accounts/deleteAccount.ts'
import { getAssets } from './routes/assets/getAssets.ts'
import { getEquityPrice } from './routes/assets/getEquityPrice.ts'
import { getAuthenticate } from './routes/authentication/getAuthenticate.ts'
import { getAuthenticationSchemes } from './routes/authentication/getAuthenticationSchemes.ts'
import { postAuthenticate } from './routes/authentication/postAuthenticate.ts'
import { postBalance } from './routes/balances/postBalance.ts'
import { postBridgeQuote } from './routes/bridging/postBridgeQuote.ts'
import { postBridgingAddress } from './routes/bridging/postBridgingAddress.ts'
import { postRoutes } from './routes/bridging/postRoutes.ts'
import { providerWebhooks } from './routes/bridging/providerWebhooks.ts'
import { postHoldings } from './routes/balances/postHoldings.ts'
import { postHoldingsValue } from './routes/balances/postHoldingsValue.ts'
import { getCatalogLink, postCatalogLink } from './routes/catalogLink/catalogLink.ts'
import { postVerifyAccount, postVerifyExchange } from './routes/identity/identity.ts'
import { getIntegrations } from './routes/integrations/getIntegrations.ts'
import { getStatus } from './routes/integrations/getStatus.ts'
import { connectionRoutes } from './routes/link/connections.ts'
import { pageRoutes } from './routes/link/pages.ts'
import { sessionRoutes } from './routes/link/session.ts'
import { walletRoutes } from './routes/link/wallets.ts'
import { postSolana } from './routes/solana/postSolana.ts'
import { getVerifications } from './routes/wallets/getVerifications.ts'
import { transferRoutes } from './routes/link/transfers.ts'
import { postLinkToken } from './routes/linkTokens/postLinkToken.ts'
import { postCancelOrder } from './routes/orders/postCancelOrder.ts'
import { postListOrders } from './routes/orders/postListOrders.ts'
import { postOrder } from './routes/orders/postOrder.ts'
import { postOrderDetails } from './routes/orders/postOrderDetails.ts'
import { postOrderPreview } from './routes/orders/postOrderPreview.ts'
import { postOrderSymbolInfo, postTradingFeatures } from './routes/orders/postTradingFeatures.ts'
import { getBalancePortfolio } from './routes/portfolio/getBalancePortfolio.ts'
import { getHoldingsPortfolio } from './routes/portfolio/getHoldingsPortfolio.ts'
import { siteRoutes } from './routes/site.ts'
import { postRefresh } from './routes/tokens/postRefresh.ts'
import { getNetworks } from './routes/transfers/getNetworks.ts'
import { getTransferIntegrations } from './routes/transfers/getTransferIntegrations.ts'
import { getTransfers } from './routes/transfers/getTransfers.ts'
import { getTransferTokens } from './routes/transfers/getTransferTokens.ts'
import { getVerify } from './routes/transfers/getVerify.ts'
import { postAccountAddress } from './routes/transfers/postAccountAddress.ts'
import { postAccountTransfers } from './routes/transfers/postAccountTransfers.ts'
import { postAddress } from './routes/transfers/postAddress.ts'
import { postConfigure } from './routes/transfers/postConfigure.ts'
import { postExecute } from './routes/transfers/postExecute.ts'
import { postPreview } from './routes/transfers/postPreview.ts'
import { postQuote } from './routes/transfers/postQuote.ts'
import { postTransfer } from './routes/transfers/postTransfer.ts'
import { postUpdate } from './routes/transfers/postUpdate.ts'

export interface AppOptions {
  ctx: Context
  logger: FastifyBaseLogger
  /** Folder of the built Link page. */
  linkDir: string
  icons: Readonly<Record<string, string>>
  isReady: () => boolean
  /** Limits and proxies. Default `defaultAccess`. */
  access?: Partial<AccessOptions>
}

const routes = [
  postLinkToken,
  getIntegrations,
  getStatus,
  postBalance,
  postHoldings,
  postRefresh,
  deleteAccount,
  getNetworks,
  postConfigure,
  postPreview,
  postExecute,
  getTransfers,
  getTransferIntegrations,
  getTransferTokens,
  getVerify,
  postAddress,
  postUpdate,
  postQuote,
  postRoutes,
  postBridgeQuote,
  postBridgingAddress,
  providerWebhooks,
  getAssets,
  getEquityPrice,
  getAuthenticationSchemes,
  postAuthenticate,
  getAuthenticate,
  postHoldingsValue,
  getBalancePortfolio,
  getHoldingsPortfolio,
  getCatalogLink,
  postCatalogLink,
  postVerifyAccount,
  postVerifyExchange,
  postAccountTransfers,
  postTransfer,
  postAccountAddress,
  getVerifications,
  postSolana,
  walletRoutes,
  postListOrders,
  postOrderDetails,
  postTradingFeatures,
  postOrderSymbolInfo,
  postCancelOrder,
  postOrderPreview,
  postOrder,
  sessionRoutes,
  connectionRoutes,
  transferRoutes,
  adminRoutes,
]

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
  for (const route of routes) route(app, ctx)
  pageRoutes(app, ctx, linkDir)
  siteRoutes(app, { icons, isReady })
  return app
}
