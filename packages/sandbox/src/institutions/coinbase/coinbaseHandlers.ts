import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'
import { accountRoutes } from './accountRoutes.ts'
import { authorizeRoutes } from './authorize.ts'
import { notFound } from './errors.ts'
import { publicRoutes } from './publicRoutes.ts'
import { tokenRoutes } from './token.ts'
import { transactionRoutes } from './transactionRoutes.ts'

/** The two hosts of Coinbase that a connector speaks to. */
export const coinbaseHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.coinbase.com',
    createRouter([...publicRoutes(ctx), ...accountRoutes(ctx), ...transactionRoutes(ctx)], notFound),
  ],
  [
    'login.coinbase.com',
    createRouter([...authorizeRoutes(ctx), ...tokenRoutes(ctx)], () => json(404, { error: 'not_found' })),
  ],
]
