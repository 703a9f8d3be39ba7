import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { companyName, type Persona } from '../data/personas.ts'
import { depositAccount } from '../deposits/createDeposits.ts'
import { json, type SimResponse, stableUuid } from '../http/types.ts'
import type { Route } from '../http/route.ts'
import { balanceOf } from '../ledger/entries.ts'
import { brokerageNetworks, institution, invalid } from './answers.ts'
import { type Caller, withSession } from './sessions.ts'

/** The networks on which deposits and withdrawals of an asset are open. */
const openListings = (ctx: Context, symbol: string): Listing[] =>
  listingsOf(ctx.chains, brokerageNetworks, symbol).filter(({ route }) => route !== undefined)

const balances = (ctx: Context, { name }: Persona) =>
  assets.flatMap(({ symbol, kind, decimals }) => {
    const free = balanceOf(ctx.store.state, institution, name, symbol)
    const held = balanceOf(ctx.store.state, institution, name, symbol, 'hold')
    if (free === 0n && held === 0n) return []
    const [available, total] = [formatShort(free, decimals), formatShort(free + held, decimals)]
    return [{ symbol, kind, available, total }]
  })

/** All details that an institution may have of the holder. A business has a registration instead of a passport. */
const identityOf = ({ name, isBusiness = false }: Persona) => ({
  account_number: stableUuid(`${institution}/${name}`).slice(0, 8).toUpperCase(),
  first_name: isBusiness ? null : name,
  middle_name: isBusiness ? null : 'Quinn',
  last_name: isBusiness ? null : 'Sandbox',
  company_name: isBusiness ? companyName : null,
  email: `${name.toLowerCase()}@sandbox.example`,
  mobile: '+15550100199',
  country: 'US',
  city: 'Springfield',
  postal_code: '49007',
  document: { type: isBusiness ? 'companyRegistration' : 'passport', number: `X${stableUuid(name).slice(0, 8)}` },
  born: isBusiness ? null : '1990-05-17',
})

const networkModel = ({ networkName, fee, minimum }: Listing) => ({ network: networkName, fee, minimum })

const depositAddress = (ctx: Context, { persona, request: { query } }: Caller): SimResponse => {
  const symbol = query.get('symbol') ?? ''
  const listing = openListings(ctx, symbol).find(({ networkName }) => networkName === query.get('network'))
  if (listing === undefined) return invalid('network')
  const account = depositAccount('perUser', persona.name, symbol)
  return json(200, {
    network: listing.networkName,
    address: ctx.chains.depositAddress({ institution, account }),
  })
}

/** The user, their balances and deposit addresses. */
export const accountRoutes = (ctx: Context): Route[] => [
  ['GET', '/v1/time', () => json(200, { server_time: Math.floor(ctx.clock.nowMs()) })],
  [
    'GET',
    '/v1/account',
    withSession(ctx, 'read', ({ persona, grant }) =>
      json(200, {
        id: stableUuid(`${institution}/${persona.name}`),
        name: `Brokerage ${persona.name}`,
        may_withdraw: grant.scopes.includes('withdraw'),
      }),
    ),
  ],
  ['GET', '/v1/identity', withSession(ctx, 'read', ({ persona }) => json(200, identityOf(persona)))],
  ['GET', '/v1/balances', withSession(ctx, 'read', ({ persona }) => json(200, balances(ctx, persona)))],
  [
    'GET',
    '/v1/networks',
    withSession(ctx, 'read', ({ request }) =>
      json(200, openListings(ctx, request.query.get('symbol') ?? '').map(networkModel)),
    ),
  ],
  ['GET', '/v1/addresses', withSession(ctx, 'read', caller => depositAddress(ctx, caller))],
]
