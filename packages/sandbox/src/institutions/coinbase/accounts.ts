import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets, type SimulatedAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import { stableUuid } from '../http/hashes.ts'
import { balanceOf } from '../ledger/balanceOf.ts'
import { coinbaseNetworks } from './networks.ts'

const OPENED_AT = '2024-01-01T00:00:00Z'

export const accountId = (persona: string, symbol: string): string =>
  stableUuid(`coinbase/account/${persona}/${symbol}`)

/** One of a persona's wallets by id, by currency code, or `primary` for the Bitcoin wallet. */
export const findAccount = (persona: string, idOrCode: string): SimulatedAsset | undefined =>
  assets.find(
    ({ symbol }) =>
      symbol === idOrCode || accountId(persona, symbol) === idOrCode || (idOrCode === 'primary' && symbol === 'BTC'),
  )

const currencyOf = (ctx: Context, asset: SimulatedAsset, index: number) => ({
  code: asset.symbol,
  name: asset.name,
  color: '#5B616E',
  sort_index: 100 + index,
  exponent: asset.decimals,
  type: asset.kind,
  ...(asset.kind === 'fiat'
    ? {}
    : {
        address_regex: listingsOf(ctx.chains, coinbaseNetworks, asset.symbol)[0]?.addressRegex ?? '^\\S+$',
        asset_id: stableUuid(`coinbase/asset/${asset.symbol}`),
      }),
})

/** A wallet as `/v2/accounts` shows it: its balance is what can be spent, coins on hold are gone from it. */
export const accountModel = (ctx: Context, persona: string, asset: SimulatedAsset) => {
  const id = accountId(persona, asset.symbol)
  const available = balanceOf(ctx.store.state, 'coinbase', persona, asset.symbol)
  return {
    id,
    name: asset.kind === 'fiat' ? `Cash (${asset.symbol})` : `${asset.symbol} Wallet`,
    primary: asset.symbol === 'BTC',
    type: asset.kind === 'fiat' ? 'fiat' : 'wallet',
    currency: currencyOf(ctx, asset, assets.indexOf(asset)),
    balance: { amount: formatUnits(available, asset.decimals), currency: asset.symbol },
    created_at: OPENED_AT,
    updated_at: OPENED_AT,
    resource: 'account',
    resource_path: `/v2/accounts/${id}`,
    allow_deposits: asset.kind === 'crypto',
    allow_withdrawals: asset.kind === 'crypto',
  }
}

/** The same wallet in the words of the brokerage API, where holds are shown. */
export const brokerageAccountModel = (ctx: Context, persona: string, asset: SimulatedAsset) => {
  const amount = (bucket: 'available' | 'hold') => ({
    value: formatUnits(balanceOf(ctx.store.state, 'coinbase', persona, asset.symbol, bucket), asset.decimals),
    currency: asset.symbol,
  })
  return {
    uuid: accountId(persona, asset.symbol),
    name: `${asset.symbol} Wallet`,
    currency: asset.symbol,
    available_balance: amount('available'),
    default: true,
    active: true,
    created_at: OPENED_AT,
    updated_at: OPENED_AT,
    deleted_at: null,
    type: asset.kind === 'fiat' ? 'ACCOUNT_TYPE_FIAT' : 'ACCOUNT_TYPE_CRYPTO',
    ready: true,
    hold: amount('hold'),
  }
}
