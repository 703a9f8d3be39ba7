import { formatShort } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf, assets, type SimulatedAsset } from '../data/assets.ts'
import type { Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { json, sha256Hex, stableUuid } from '../http/types.ts'
import { sharePosition, sharesOf } from './shares.ts'
import { withCaller } from './withCaller.ts'
import { balanceOf } from '../ledger/entries.ts'

const coins = assets.filter(({ kind }) => kind === 'crypto')

const accountNumber = (persona: string): string =>
  String(parseInt(sha256Hex(`alpaca/account/${persona}`).slice(0, 12), 16)).slice(0, 9)

/** Owners of shares can borrow on them: their buying power is twice their cash. */
const accountModel = (ctx: Context, persona: Persona) => {
  const cents = balanceOf(ctx.store.state, 'alpaca', persona.name, 'USD')
  const multiplier = sharesOf(persona).length > 0 ? 2n : 1n
  const dollars = (units: bigint) => formatShort(units, assetOf('USD').decimals)
  const isApproved = persona.behaviour !== 'kycMissing'
  return {
    id: stableUuid(`alpaca/account/${persona.name}`),
    account_number: accountNumber(persona.name),
    status: isApproved ? 'ACTIVE' : 'APPROVAL_PENDING',
    crypto_status: isApproved ? 'ACTIVE' : 'INACTIVE',
    currency: 'USD',
    cash: dollars(cents),
    buying_power: dollars(cents * multiplier),
    non_marginable_buying_power: dollars(cents),
    multiplier: String(multiplier),
    equity: dollars(cents),
    position_market_value: '0',
    trading_blocked: false,
    transfers_blocked: false,
    account_blocked: false,
    shorting_enabled: multiplier > 1n,
    created_at: '2024-01-01T00:00:00Z',
  }
}

/** A coin position's symbol is its market with the dollar, as one word. */
const coinPosition = (ctx: Context, persona: string, { symbol, decimals, priceUsd }: SimulatedAsset) => {
  const units = (bucket: 'available' | 'hold') => balanceOf(ctx.store.state, 'alpaca', persona, symbol, bucket)
  const owned = units('available') + units('hold')
  if (owned === 0n) return []
  return [
    {
      asset_id: stableUuid(`alpaca/asset/${symbol}USD`),
      symbol: `${symbol}USD`,
      exchange: 'CRYPTO',
      asset_class: 'crypto',
      asset_marginable: false,
      qty: formatShort(owned, decimals),
      qty_available: formatShort(units('available'), decimals),
      avg_entry_price: priceUsd,
      side: 'long',
      current_price: priceUsd,
    },
  ]
}

const assetModel = ({ symbol, name }: SimulatedAsset) => ({
  id: stableUuid(`alpaca/asset/${symbol}USD`),
  class: 'crypto',
  exchange: 'CRYPTO',
  symbol: `${symbol}/USD`,
  name: `${name} / US Dollar`,
  status: 'active',
  tradable: true,
  marginable: false,
  shortable: false,
  easy_to_borrow: false,
  fractionable: true,
  attributes: [],
  min_order_size: '0.0001',
  min_trade_increment: '0.000000001',
  price_increment: '0.000000001',
})

/** The user's account and positions. */
export const accountRoutes = (ctx: Context): Route[] => [
  ['GET', '/v2/account', withCaller(ctx, 'read', ({ persona }) => json(200, accountModel(ctx, persona)))],
  [
    'GET',
    '/v2/positions',
    withCaller(ctx, 'read', ({ persona }) =>
      json(200, [
        ...sharesOf(persona).map(share => sharePosition(ctx, share)),
        ...coins.flatMap(coin => coinPosition(ctx, persona.name, coin)),
      ]),
    ),
  ],
  ['GET', '/v2/assets', withCaller(ctx, 'read', () => json(200, coins.map(assetModel)))],
]
