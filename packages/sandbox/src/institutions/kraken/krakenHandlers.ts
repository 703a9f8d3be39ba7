import type { Context } from '../context.ts'
import { createRouter } from '../http/route.ts'
import type { SimHandler, SimResponse } from '../http/types.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { krakenError } from './answers.ts'
import { depositRoutes } from './depositRoutes.ts'
import { fastKeyRoutes } from './fastKeyRoutes.ts'
import { krakenOAuthRules } from './oauthRules.ts'
import { publicRoutes } from './publicRoutes.ts'
import { withdrawalRoutes } from './withdrawalRoutes.ts'

const unknownMethod = (): SimResponse => ({ ...krakenError('EGeneral:Unknown method'), status: 404 })

/** The host of Kraken that a connector speaks to, and the one where users sign in. */
export const krakenHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.kraken.com',
    createRouter(
      [
        ...publicRoutes(ctx),
        ...accountRoutes(ctx),
        ...depositRoutes(ctx),
        ...withdrawalRoutes(ctx),
        ...tokenRoutes(ctx, krakenOAuthRules),
        ...fastKeyRoutes(ctx),
      ],
      unknownMethod,
    ),
  ],
  ['id.kraken.com', createRouter(authorizeRoutes(ctx, krakenOAuthRules), unknownMethod)],
]
