import type { Context } from '../context.ts'
import type { SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { kucoinNetworks } from './errors.ts'

/** Maximum amount of a withdrawal. */
export const WITHDRAW_MAX = '10000000'

/** Names for users. Calls use the ids. */
const CHAIN_NAMES: Readonly<Record<string, string>> = { eth: 'ERC20', base: 'Base', sol: 'SOL', btc: 'BTC', xrp: 'XRP' }

export const chainName = (networkName: string): string => CHAIN_NAMES[networkName] ?? networkName

const chainModel = (asset: SimulatedAsset, listing: Listing) => ({
  chainName: chainName(listing.networkName),
  withdrawalMinSize: listing.minimum,
  depositMinSize: null,
  withdrawFeeRate: '0',
  withdrawalMinFee: listing.fee,
  isWithdrawEnabled: listing.route !== undefined,
  isDepositEnabled: listing.route !== undefined,
  confirms: 1,
  preConfirms: 1,
  contractAddress: listing.route?.token.address ?? '',
  withdrawPrecision: asset.decimals,
  maxWithdraw: WITHDRAW_MAX,
  maxDeposit: null,
  needTag: listing.networkName === kucoinNetworks.xrpl,
  chainId: listing.networkName,
})

export const currencyModel = (ctx: Context, asset: SimulatedAsset) => ({
  currency: asset.symbol,
  name: asset.symbol,
  fullName: asset.name,
  precision: asset.decimals,
  confirms: null,
  contractAddress: null,
  isMarginEnabled: false,
  isDebitEnabled: false,
  chains:
    asset.kind === 'fiat'
      ? null
      : listingsOf(ctx.chains, kucoinNetworks, asset.symbol).map(listing => chainModel(asset, listing)),
})
