import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import type { SimHandler } from '../http/types.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { cardRoutes } from './cardRoutes.ts'
import { notFound } from './errors.ts'
import { upholdOAuthRules } from './oauthRules.ts'
import { publicRoutes } from './publicRoutes.ts'
import { transactionRoutes } from './transactionRoutes.ts'

/** The one host of Uphold that a connector speaks to. Browsers are shown its sign-in pages there too. */
export const upholdHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.uphold.com',
    createRouter(
      [
        ...authorizeRoutes(ctx, upholdOAuthRules),
        ...tokenRoutes(ctx, upholdOAuthRules),
        ...publicRoutes(ctx),
        ...cardRoutes(ctx),
        ...transactionRoutes(ctx),
      ],
      notFound,
    ),
  ],
]
