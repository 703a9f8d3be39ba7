import type { Context } from '../context.ts'
import { assets, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { bitstampNetworks } from './errors.ts'

const networkModel = (asset: SimulatedAsset, { networkName, minimum, route }: Listing) => {
  const state = route === undefined ? 'Disabled' : 'Enabled'
  return {
    network: networkName,
    withdrawal_minimum_amount: minimum,
    withdrawal_decimals: asset.decimals,
    deposit: state,
    withdrawal: state,
  }
}

const currencyModel = (ctx: Context, asset: SimulatedAsset) => {
  const networks = listingsOf(ctx.chains, bitstampNetworks, asset.symbol).map(listing => networkModel(asset, listing))
  const state = asset.kind === 'fiat' || networks.some(({ deposit }) => deposit === 'Enabled') ? 'Enabled' : 'Disabled'
  return {
    name: asset.name,
    currency: asset.symbol,
    type: asset.kind,
    symbol: asset.symbol,
    decimals: asset.decimals,
    logo: '',
    available_supply: null,
    deposit: state,
    withdrawal: state,
    networks,
  }
}

const marketModel = ({ symbol, name, decimals }: SimulatedAsset) => ({
  name: `${symbol}/USD`,
  market_symbol: `${symbol.toLowerCase()}usd`,
  base_currency: symbol,
  base_decimals: decimals,
  counter_currency: 'USD',
  counter_decimals: 2,
  minimum_order_value: '10',
  instant_order_counter_decimals: 2,
  trading: 'Enabled',
  instant_and_market_orders: 'Enabled',
  description: `${name} / U.S. dollar`,
  market_type: 'SPOT',
})

/**
 * Routes without authentication. The euro rate has the sandbox's time in its `Date` header, as all of Bitstamp's
 * responses have the server's.
 */
export const publicRoutes = (ctx: Context): Route[] => [
  [
    'GET',
    '/api/v2/eur_usd/',
    () => json(200, { buy: '1.1005', sell: '1.0995' }, { date: new Date(ctx.clock.nowMs()).toUTCString() }),
  ],
  [
    'GET',
    '/api/v2/currencies/',
    () =>
      json(
        200,
        assets.map(asset => currencyModel(ctx, asset)),
      ),
  ],
  ['GET', '/api/v2/markets/', () => json(200, assets.filter(({ symbol }) => symbol !== 'USD').map(marketModel))],
]
