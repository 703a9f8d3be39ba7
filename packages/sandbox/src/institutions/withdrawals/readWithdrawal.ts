import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset, type SimulatedAsset } from '../data/assets.ts'
import { isPayable } from '../data/isPayable.ts'
import { type Listing, listingsOf, type UpstreamNames } from '../data/networks.ts'
import type { SimResponse } from '../http/types.ts'

/** The texts of a request for a withdrawal. */
interface RequestedWithdrawal {
  symbol: string
  /** The institution's name of the network. Undefined: the first open one. */
  network: string | undefined
  address: string
  amount: string
}

/** An institution's refusals, in the order of its checks. */
interface WithdrawalRules {
  networks: UpstreamNames
  /** Also of fiat, which no network carries. */
  unknownAsset: () => SimResponse
  unknownNetwork: () => SimResponse
  /** Default: as an unknown network. */
  closedNetwork?: (listing: Listing) => SimResponse
  invalidAddress: (listing: Listing) => SimResponse
  /** No decimal with the asset's places. */
  invalidAmount: () => SimResponse
  /** Default: as an invalid amount. */
  zeroAmount?: () => SimResponse
  belowMinimum: (listing: Listing) => SimResponse
  /** Default: no maximum. */
  aboveMaximum?: { maximum: string; refusal: () => SimResponse }
  /** Default: the case of an address does not matter. */
  isPayable?: typeof isPayable
}

/** A withdrawal after the checks that do not depend on its owner. */
export interface ReadWithdrawal {
  asset: SimulatedAsset
  listing: Listing
  address: string
  /** As requested: with the fee, or without it. */
  amountUnits: bigint
  feeUnits: bigint
}

const readAmount = (
  text: string,
  { decimals }: SimulatedAsset,
  listing: Listing,
  { invalidAmount, zeroAmount = invalidAmount, belowMinimum, aboveMaximum }: WithdrawalRules,
): bigint | SimResponse => {
  const units = parseUnits(text, decimals)
  if (units === undefined) return invalidAmount()
  if (units === 0n) return zeroAmount()
  if (units < unitsOf(listing.minimum, decimals)) return belowMinimum(listing)
  return aboveMaximum && units > unitsOf(aboveMaximum.maximum, decimals) ? aboveMaximum.refusal() : units
}

/** Reads a request for a withdrawal. Returns the institution's refusal if it is invalid. */
export const readWithdrawal = (
  { chains }: Pick<Context, 'chains'>,
  { symbol, network, address, amount }: RequestedWithdrawal,
  rules: WithdrawalRules,
): ReadWithdrawal | SimResponse => {
  const asset = findAsset(symbol)
  if (asset === undefined || asset.kind === 'fiat') return rules.unknownAsset()
  const listings = listingsOf(chains, rules.networks, symbol)
  const isChosen = ({ networkName, route }: Listing) =>
    network === undefined ? route !== undefined : networkName === network
  const listing = listings.find(isChosen) ?? (network === undefined ? listings[0] : undefined)
  if (listing === undefined) return rules.unknownNetwork()
  if (listing.route === undefined) return (rules.closedNetwork ?? rules.unknownNetwork)(listing)
  if (!(rules.isPayable ?? isPayable)(listing, address)) return rules.invalidAddress(listing)
  const amountUnits = readAmount(amount, asset, listing, rules)
  if (typeof amountUnits !== 'bigint') return amountUnits
  return { asset, listing, address, amountUnits, feeUnits: unitsOf(listing.fee, asset.decimals) }
}
