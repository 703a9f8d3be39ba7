import type { Context } from '../context.ts'
import type { Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { accountLines, stableId } from './accounts.ts'
import { kucoinData } from './errors.ts'
import { withSignature } from './withSignature.ts'

const keyInformation = ({ name, behaviour }: Persona) => ({
  remark: 'Rialto',
  apiKey: name,
  apiVersion: 3,
  // The page calls the right to withdraw Withdrawal.
  permission: behaviour === 'readOnlyKey' ? 'General' : 'General,Spot,Transfer',
  ipWhitelist: '127.**.0.1',
  createdAt: 1_728_443_843_000,
  uid: parseInt(stableId(`user/${name}`).slice(0, 7), 16) + 1,
  isMaster: true,
})

/** What a key may do, and what its owner has. */
export const accountRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v1/user/api-key', withSignature(ctx, ({ persona }) => kucoinData(keyInformation(persona)))],
  [
    'GET',
    '/api/v1/accounts',
    withSignature(ctx, ({ persona, params }) =>
      kucoinData(accountLines(ctx, persona.name, params.get('type'), params.get('currency'))),
    ),
  ],
]
