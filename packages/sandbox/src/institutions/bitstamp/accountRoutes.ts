import { formatUnits } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets, findAsset, type SimulatedAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import { json, type SimResponse, stableUuid } from '../http/types.ts'
import { bitstampNetworks, invalid, noSuchCurrency } from './errors.ts'
import type { Caller } from './withSignature.ts'
import { depositAccount } from '../deposits/createDeposits.ts'
import { balanceOf } from '../ledger/entries.ts'

/** A currency in a path, in upper or lower case. */
export const assetIn = ({ segments }: Caller): SimulatedAsset | undefined =>
  findAsset((segments[0] ?? '').toUpperCase())

const balanceModel = (ctx: Context, persona: string, { symbol, decimals }: SimulatedAsset) => {
  const free = balanceOf(ctx.store.state, 'bitstamp', persona, symbol)
  const held = balanceOf(ctx.store.state, 'bitstamp', persona, symbol, 'hold')
  const text = (units: bigint) => formatUnits(units, decimals)
  return { currency: symbol.toLowerCase(), total: text(free + held), available: text(free), reserved: text(held) }
}

/** Every currency, also with a balance of zero. */
export const balances = (ctx: Context, { persona }: Caller): SimResponse =>
  json(
    200,
    assets.map(asset => balanceModel(ctx, persona.name, asset)),
  )

export const balance = (ctx: Context, caller: Caller): SimResponse => {
  const asset = assetIn(caller)
  return asset === undefined ? noSuchCurrency() : json(200, balanceModel(ctx, caller.persona.name, asset))
}

export const withdrawalFees = (ctx: Context): SimResponse =>
  json(
    200,
    assets.flatMap(({ symbol }) =>
      listingsOf(ctx.chains, bitstampNetworks, symbol).map(({ networkName, fee }) => ({
        currency: symbol.toLowerCase(),
        fee,
        network: networkName,
      })),
    ),
  )

export const socketToken = (_: Context, { persona }: Caller): SimResponse => {
  const userId = parseInt(stableUuid(`bitstamp/user/${persona.name}`).slice(0, 7), 16) + 1
  return json(200, { token: stableUuid(`bitstamp/token/${persona.name}`), valid_sec: 60, user_id: userId })
}

export const depositAddress = (ctx: Context, caller: Caller): SimResponse => {
  const asset = assetIn(caller)
  if (asset === undefined) return noSuchCurrency()
  const wanted = caller.form.get('network')
  const listings = listingsOf(ctx.chains, bitstampNetworks, asset.symbol)
  const listing = wanted === null ? listings[0] : listings.find(({ networkName }) => networkName === wanted)
  if (listing?.route === undefined) return invalid('network', 'Invalid network selection')
  const account = depositAccount('perUser', caller.persona.name, asset.symbol)
  return json(200, { address: ctx.chains.depositAddress({ institution: 'bitstamp', account }) })
}
