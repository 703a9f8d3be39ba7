import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'
import { accountRoutes } from './accountRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { notFound } from './errors.ts'
import { coinbaseOAuthRules } from './oauthRules.ts'
import { orderRoutes } from './orderRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { transactionRoutes } from './transactionRoutes.ts'

/** The two hosts of Coinbase that a connector speaks to. */
export const coinbaseHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.coinbase.com',
    createRouter(
      [...publicRoutes(ctx), ...accountRoutes(ctx), ...transactionRoutes(ctx), ...orderRoutes(ctx)],
      notFound,
    ),
  ],
  [
    'login.coinbase.com',
    createRouter([...authorizeRoutes(ctx, coinbaseOAuthRules), ...tokenRoutes(ctx, coinbaseOAuthRules)], () =>
      json(404, { error: 'not_found' }),
    ),
  ],
]
