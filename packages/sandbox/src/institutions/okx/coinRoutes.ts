import type { Context } from '../context.ts'
import { assets, findAsset, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import type { SimResponse } from '../http/types.ts'
import { badParameter, chainOf, emptyParameter, okxNetworks, okxRows } from './answers.ts'
import { type Caller, withSignature } from './withSignature.ts'
import { depositAccount } from '../deposits/createDeposits.ts'

/** Maximum amount of a withdrawal. */
export const WITHDRAW_MAX = '10000000'

const contractEnd = (listing: Listing): string => listing.route?.token.address?.slice(-6) ?? ''

const chainModel = (asset: SimulatedAsset, listing: Listing, index: number) => ({
  burningFeeRate: '',
  canDep: listing.route !== undefined,
  canInternal: false,
  canWd: listing.route !== undefined,
  ccy: asset.symbol,
  chain: chainOf(asset.symbol, listing.networkName),
  ctAddr: listing.route?.token.address ?? '',
  depEstOpenTime: '',
  fee: listing.fee,
  logoLink: '',
  mainNet: index === 0,
  maxFee: listing.fee,
  maxWd: WITHDRAW_MAX,
  minDep: '0',
  minDepArrivalConfirm: '1',
  minFee: listing.fee,
  minWd: listing.minimum,
  minWdUnlockConfirm: '1',
  name: asset.name,
  needTag: false,
  usedWdQuota: '0',
  wdEstOpenTime: '',
  wdQuota: '10000000',
  wdTickSz: String(asset.decimals),
})

const currencies = (ctx: Context, { params }: Caller): SimResponse => {
  const symbols = params.get('ccy')?.split(',')
  if (symbols?.some(symbol => findAsset(symbol) === undefined) === true) return badParameter('ccy')
  const listed = assets.filter(({ kind, symbol }) => kind === 'crypto' && (symbols?.includes(symbol) ?? true))
  return okxRows(
    listed.flatMap(asset =>
      listingsOf(ctx.chains, okxNetworks, asset.symbol).map((listing, index) => chainModel(asset, listing, index)),
    ),
  )
}

const depositAddresses = (ctx: Context, { persona, params }: Caller): SimResponse => {
  const ccy = params.get('ccy')
  if (ccy === null || ccy === '') return emptyParameter('ccy')
  if (findAsset(ccy) === undefined) return badParameter('ccy')
  const account = depositAccount('perUser', persona.name, ccy)
  const addr = ctx.chains.depositAddress({ institution: 'okx', account })
  const open = listingsOf(ctx.chains, okxNetworks, ccy).filter(({ route }) => route !== undefined)
  return okxRows(
    open.map(listing => ({
      chain: chainOf(ccy, listing.networkName),
      ctAddr: contractEnd(listing),
      ccy,
      to: '6',
      addr,
      verifiedName: persona.name,
      selected: true,
    })),
  )
}

/** Fees, limits and deposit addresses. */
export const coinRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v5/asset/currencies', withSignature(ctx, caller => currencies(ctx, caller))],
  ['GET', '/api/v5/asset/deposit-address', withSignature(ctx, caller => depositAddresses(ctx, caller))],
]
