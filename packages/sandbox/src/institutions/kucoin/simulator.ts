import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { favoriteControls } from './favorites.ts'
import { kucoinData, kucoinNetworks } from './errors.ts'
import { quotaRoutes } from './quotaRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { movementRoutes } from './movementRoutes.ts'
import { depositAddressRoutes } from './depositAddressRoutes.ts'
import { createWithdrawal } from './createWithdrawal.ts'
import type { Route } from '../http/route.ts'
import type { Context } from '../context.ts'
import { withSignature } from './withSignature.ts'
import { accountLines, stableId } from './accounts.ts'
import type { Persona } from '../data/personas.ts'

const keyInformation = ({ name, behaviour }: Persona) => ({
  remark: 'Rialto',
  apiKey: name,
  apiVersion: 3,
  // KuCoin's page names the withdrawal permission Withdrawal.
  permission: behaviour === 'readOnlyKey' ? 'General' : 'General,Spot,Transfer',
  ipWhitelist: '127.**.0.1',
  createdAt: 1_728_443_843_000,
  uid: parseInt(stableId(`user/${name}`).slice(0, 7), 16) + 1,
  isMaster: true,
})

/** Permissions of a key, and its owner's balances. */
const accountRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v1/user/api-key', withSignature(ctx, ({ persona }) => kucoinData(keyInformation(persona)))],
  [
    'GET',
    '/api/v1/accounts',
    withSignature(ctx, ({ persona, params }) =>
      kucoinData(accountLines(ctx, persona.name, params.get('type'), params.get('currency'))),
    ),
  ],
]

const tooMany = { code: '429000', msg: 'Too many requests in a short period. Please retry later.' }

export const kucoin: Simulator = {
  name: 'kucoin',
  networks: kucoinNetworks,
  depositAddresses: 'perUser',
  hosts: ctx => [
    [
      'api.kucoin.com',
      [
        ...publicRoutes(ctx),
        ...accountRoutes(ctx),
        ...depositAddressRoutes(ctx),
        ...quotaRoutes(ctx),
        ...movementRoutes(ctx),
        ['POST', '/api/v3/withdrawals', createWithdrawal(ctx)],
      ],
      () => json(404, { code: '404000', msg: 'Url Not Found' }),
    ],
  ],
  rateLimited: () => json(429, tooMany),
  controls: favoriteControls,
}
