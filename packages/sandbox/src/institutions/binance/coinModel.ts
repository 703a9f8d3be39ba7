import { formatShort } from '../../money/baseUnits.ts'
import type { SimulatedAsset } from '../data/assets.ts'
import { listingsOf, type Listing } from '../data/networks.ts'
import { spentAsset } from '../orders/movements.ts'
import type { VariantContext } from './variants.ts'
import { balanceOf } from '../ledger/entries.ts'

/** Maximum amount of a withdrawal. */
export const WITHDRAW_MAX = '10000000'

export const stepOf = (asset: SimulatedAsset): string => formatShort(1n, asset.decimals)

const networkModel = (asset: SimulatedAsset, listing: Listing, index: number) => ({
  network: listing.networkName,
  coin: asset.symbol,
  withdrawIntegerMultiple: stepOf(asset),
  isDefault: index === 0,
  depositEnable: listing.route !== undefined,
  withdrawEnable: listing.route !== undefined,
  depositDesc: '',
  withdrawDesc: listing.route === undefined ? 'Wallet Maintenance, Withdrawal Suspended' : '',
  specialTips: '',
  name: listing.name,
  resetAddressStatus: false,
  addressRegex: listing.addressRegex,
  memoRegex: '',
  withdrawFee: listing.fee,
  withdrawMin: listing.minimum,
  withdrawMax: WITHDRAW_MAX,
  withdrawInternalMin: stepOf(asset),
  depositDust: stepOf(asset),
  minConfirm: 1,
  unLockConfirm: 1,
  sameAddress: false,
  estimatedArrivalTime: 1,
  busy: false,
  contractAddress: listing.route?.token.address ?? '',
})

/** The amount of an asset held by open orders. The rest of the hold belongs to withdrawals. */
const lockedIn = (ctx: VariantContext, persona: string, asset: string): bigint =>
  [...ctx.store.state.orders.values()]
    .filter(o => o.institution === ctx.variant.name && o.persona === persona && spentAsset(o) === asset)
    .reduce((sum, o) => sum + BigInt(o.heldUnits), 0n)

/**
 * One coin of GET /sapi/v1/capital/config/getall. `locked` is the part held by orders, `withdrawing` the rest of the
 * hold.
 */
export const coinModel = (ctx: VariantContext, persona: string, asset: SimulatedAsset) => {
  const networkList = listingsOf(ctx.chains, ctx.variant.networks, asset.symbol).map((l, index) =>
    networkModel(asset, l, index),
  )
  const balance = (bucket: 'available' | 'hold') =>
    balanceOf(ctx.store.state, ctx.variant.name, persona, asset.symbol, bucket)
  const amount = (units: bigint) => formatShort(units, asset.decimals)
  const locked = lockedIn(ctx, persona, asset.symbol)
  return {
    coin: asset.symbol,
    depositAllEnable: networkList.some(n => n.depositEnable),
    withdrawAllEnable: networkList.some(n => n.withdrawEnable),
    name: asset.name,
    free: amount(balance('available')),
    locked: amount(locked),
    freeze: '0',
    withdrawing: amount(balance('hold') - locked),
    ipoing: '0',
    ipoable: '0',
    storage: '0',
    isLegalMoney: asset.kind === 'fiat',
    trading: asset.kind === 'crypto',
    networkList,
  }
}
