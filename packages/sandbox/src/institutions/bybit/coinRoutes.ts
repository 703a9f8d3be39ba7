import type { Context } from '../context.ts'
import { assets, findAsset, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import { badParameter, bybitNetworks, bybitResult } from './errors.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

/** Maximum amount of a withdrawal. */
export const WITHDRAW_MAX = '10000000'

const flag = (listing: Listing): '0' | '1' => (listing.route === undefined ? '0' : '1')

const chainModel = (asset: SimulatedAsset, listing: Listing) => ({
  chainType: listing.name,
  confirmation: '1',
  withdrawFee: listing.fee,
  depositMin: '0',
  withdrawMin: listing.minimum,
  chain: listing.networkName,
  chainDeposit: flag(listing),
  chainWithdraw: flag(listing),
  minAccuracy: String(asset.decimals),
  withdrawPercentageFee: '0',
  contractAddress: listing.route?.token.address ?? '',
})

const coinModel = (ctx: Context, asset: SimulatedAsset) => ({
  name: asset.name,
  coin: asset.symbol,
  remainAmount: WITHDRAW_MAX,
  chains: listingsOf(ctx.chains, bybitNetworks, asset.symbol).map(listing => chainModel(asset, listing)),
})

/** All coins, or the requested one; no row for an unknown one. */
const coinInformation = (ctx: Context, { params }: Caller): SimResponse => {
  const symbol = params.get('coin')
  const listed = assets.filter(asset => asset.kind === 'crypto' && (symbol === null || asset.symbol === symbol))
  return bybitResult(ctx, { rows: listed.map(asset => coinModel(ctx, asset)) })
}

const depositAddresses = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const coin = params.get('coin') ?? ''
  if (findAsset(coin) === undefined) return badParameter(ctx, 'coin')
  const chain = params.get('chainType')
  const account = depositAccount('perUser', persona.name, coin)
  const chains = listingsOf(ctx.chains, bybitNetworks, coin)
    .filter(listing => listing.route !== undefined && (chain === null || listing.networkName === chain))
    .map(listing => {
      const { networkId } = listing
      const { address, tag = '' } = ctx.chains.depositPlace({ networkId, institution: 'bybit', account })
      return {
        chainType: listing.name,
        addressDeposit: address,
        tagDeposit: tag,
        chain: listing.networkName,
        batchReleaseLimit: '-1',
        contractAddress: listing.route?.token.address?.slice(-6) ?? '',
      }
    })
  return chains.length === 0 ? badParameter(ctx, 'chainType') : bybitResult(ctx, { coin, chains })
}

/** Fees, limits and deposit addresses. */
export const coinRoutes = (ctx: Context): Route[] => [
  ['GET', '/v5/asset/coin/query-info', withSignature(ctx, caller => coinInformation(ctx, caller))],
  ['GET', '/v5/asset/deposit/query-address', withSignature(ctx, caller => depositAddresses(ctx, caller))],
]
