import type { Context } from '../context.ts'
import { createRouter, type Route } from '../http/route.ts'
import type { SimHandler } from '../http/types.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { dataRoutes } from './dataRoutes.ts'
import { notFound } from './errors.ts'
import { alpacaOAuthRules } from './oauthRules.ts'
import { walletRoutes } from './walletRoutes.ts'
import { whitelistRoutes } from './whitelist.ts'

/** The three hosts of Alpaca that a connector speaks to: the API, the sign-in page and market data. */
export const alpacaHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => {
  const routed = (host: string, routes: readonly Route[]) => [host, createRouter(routes, notFound)] as const
  return [
    routed('api.alpaca.markets', [
      ...tokenRoutes(ctx, alpacaOAuthRules),
      ...accountRoutes(ctx),
      ...walletRoutes(ctx),
      ...whitelistRoutes(ctx),
    ]),
    routed('app.alpaca.markets', authorizeRoutes(ctx, alpacaOAuthRules)),
    routed('data.alpaca.markets', dataRoutes(ctx)),
  ]
}
