import type { Context } from '../context.ts'
import { assets, findAsset, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse } from '../http/types.ts'
import { gateError, gateNetworks } from './answers.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

/** Maximum amount of a withdrawal. */
export const WITHDRAW_MAX = '10000000'

const QUOTE = 'USDT'
const coins = assets.filter(({ kind }) => kind === 'crypto')

const flag = ({ route }: Listing): 0 | 1 => (route === undefined ? 1 : 0)

const listed = (ctx: Context, symbol: string): Listing[] => listingsOf(ctx.chains, gateNetworks, symbol)

const chainModel = (listing: Listing, { decimals }: SimulatedAsset) => ({
  chain: listing.networkName,
  name_cn: listing.name,
  name_en: listing.name,
  contract_address: listing.route?.token.address ?? '',
  is_disabled: 0,
  is_deposit_disabled: flag(listing),
  is_withdraw_disabled: flag(listing),
  decimal: String(decimals),
})

const chains = (ctx: Context, currency: string | null): SimResponse => {
  const asset = findAsset(currency ?? '')
  if (asset === undefined || asset.kind === 'fiat')
    return gateError(400, 'INVALID_CURRENCY', `Invalid currency ${currency}`)
  return json(
    200,
    listed(ctx, asset.symbol).map(listing => chainModel(listing, asset)),
  )
}

const statusModel = (ctx: Context, { symbol, name }: SimulatedAsset) => {
  const fees = Object.fromEntries(listed(ctx, symbol).map(({ networkName, fee }) => [networkName, fee]))
  return {
    currency: symbol,
    name,
    name_cn: name,
    deposit: '0',
    withdraw_percent: '0%',
    withdraw_fix: Object.values(fees)[0] ?? '0',
    withdraw_day_limit: WITHDRAW_MAX,
    withdraw_day_limit_remain: WITHDRAW_MAX,
    withdraw_amount_mini: listed(ctx, symbol)[0]?.minimum ?? '1',
    withdraw_eachtime_limit: WITHDRAW_MAX,
    withdraw_fix_on_chains: fees,
    withdraw_percent_on_chains: Object.fromEntries(Object.keys(fees).map(chain => [chain, '0%'])),
  }
}

/** All coins, or the requested one; no row for an unknown one. */
const withdrawStatus = (ctx: Context, { params }: Caller): SimResponse => {
  const requested = params.get('currency')
  const rows = coins.filter(({ symbol }) => requested === null || requested === symbol)
  return json(
    200,
    rows.map(asset => statusModel(ctx, asset)),
  )
}

const depositAddress = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const symbol = params.get('currency') ?? ''
  const open = listed(ctx, symbol).filter(({ route }) => route !== undefined)
  if (open.length === 0) return gateError(400, 'INVALID_CURRENCY', `Invalid currency ${symbol}`)
  const address = ctx.chains.depositAddress({
    institution: 'gateIo',
    account: depositAccount('perUser', persona.name, symbol),
  })
  return json(200, {
    currency: symbol,
    address: address,
    multichain_addresses: open.map(({ networkName }) => ({
      chain: networkName,
      address,
      payment_id: '',
      payment_name: '',
      obtain_failed: 0,
    })),
  })
}

const currencyModel = (ctx: Context, { symbol, name }: SimulatedAsset) => ({
  currency: symbol,
  name,
  delisted: false,
  withdraw_disabled: false,
  withdraw_delayed: false,
  deposit_disabled: false,
  trade_disabled: false,
  fixed_rate: '',
  chain: listed(ctx, symbol)[0]?.networkName ?? '',
  chains: listed(ctx, symbol).map(listing => ({
    name: listing.networkName,
    addr: listing.route?.token.address ?? '',
    withdraw_disabled: listing.route === undefined,
    withdraw_delayed: false,
    deposit_disabled: listing.route === undefined,
  })),
})

const pairModel = ({ symbol, name }: SimulatedAsset) => ({
  id: `${symbol}_${QUOTE}`,
  base: symbol,
  base_name: name,
  quote: QUOTE,
  quote_name: 'Tether',
  fee: '0.2',
  min_base_amount: '0.0001',
  min_quote_amount: '3',
  amount_precision: 4,
  precision: 2,
  trade_status: 'tradable',
  sell_start: 0,
  buy_start: 0,
  type: 'normal',
})

/** Gate's lists of coins and chains, public and per user. */
export const coinRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v4/spot/time', () => json(200, { server_time: Math.floor(ctx.clock.nowMs()) })],
  [
    'GET',
    '/api/v4/spot/currencies',
    () =>
      json(
        200,
        coins.map(asset => currencyModel(ctx, asset)),
      ),
  ],
  [
    'GET',
    '/api/v4/spot/currency_pairs',
    () => json(200, coins.filter(({ symbol }) => symbol !== QUOTE).map(pairModel)),
  ],
  ['GET', '/api/v4/margin/currency_pairs', () => json(200, [])],
  ['GET', '/api/v4/wallet/currency_chains', ({ query }) => chains(ctx, query.get('currency'))],
  ['GET', '/api/v4/wallet/withdraw_status', withSignature(ctx, caller => withdrawStatus(ctx, caller))],
  ['GET', '/api/v4/wallet/deposit_address', withSignature(ctx, caller => depositAddress(ctx, caller))],
]
