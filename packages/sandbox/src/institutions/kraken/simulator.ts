import type { Simulator } from '../simulator.ts'
import { addressControls } from './addressBook.ts'
import { krakenNetworks } from './readListing.ts'
import { krakenError } from './assetCodes.ts'
import { withdrawalRoutes } from './withdrawalRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { krakenOAuthRules } from './oauthRules.ts'
import { fastKeyRoutes } from './fastKeyRoutes.ts'
import { depositRoutes } from './depositRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import type { SimHandler, SimResponse } from '../http/types.ts'
import { createRouter } from '../http/route.ts'
import type { Context } from '../context.ts'

const unknownMethod = (): SimResponse => ({ ...krakenError('EGeneral:Unknown method'), status: 404 })

/** The hosts of Kraken that the connector calls and where users sign in. */
const krakenHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
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

export const kraken: Simulator = {
  name: 'kraken',
  networks: krakenNetworks,
  depositAddresses: 'perUser',
  handlers: krakenHandlers,
  rateLimited: () => krakenError('EAPI:Rate limit exceeded'),
  controls: addressControls,
}
