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
import type { SimResponse } from '../http/types.ts'

const unknownMethod = (): SimResponse => ({ ...krakenError('EGeneral:Unknown method'), status: 404 })

export const kraken: Simulator = {
  name: 'kraken',
  networks: krakenNetworks,
  depositAddresses: 'perUser',
  hosts: ctx => [
    [
      'api.kraken.com',
      [
        ...publicRoutes(ctx),
        ...accountRoutes(ctx),
        ...depositRoutes(ctx),
        ...withdrawalRoutes(ctx),
        ...tokenRoutes(ctx, krakenOAuthRules),
        ...fastKeyRoutes(ctx),
      ],
      unknownMethod,
    ],
    ['id.kraken.com', authorizeRoutes(ctx, krakenOAuthRules), unknownMethod],
  ],
  rateLimited: () => krakenError('EAPI:Rate limit exceeded'),
  controls: addressControls,
}
