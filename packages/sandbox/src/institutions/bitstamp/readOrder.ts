import { isAddress } from 'viem'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import type { SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import type { SimResponse } from '../http/types.ts'
import { bitstampNetworks, invalid, refused } from './errors.ts'

/** A withdrawal request after the checks that do not depend on its owner. */
export interface Order {
  asset: SimulatedAsset
  listing: Listing
  address: string
  tag: string
  /** Received amount. */
  amountUnits: bigint
  /** Debited in addition. */
  feeUnits: bigint
}

const SHORTEST = 25
const LONGEST = 100

const addressProblem = (address: string): SimResponse | undefined => {
  const has = `(it has ${address.length}).`
  if (address.length < SHORTEST) {
    return invalid('address', `Ensure this value has at least ${SHORTEST} characters ${has}`)
  }
  if (address.length > LONGEST) {
    return invalid('address', `Ensure this value has at most ${LONGEST} characters ${has}`)
  }
  const isOne = isAddress(address, { strict: false }) && !/^0x0+$/.test(address)
  return isOne ? undefined : invalid('address', 'Invalid address.')
}

const amountIn = (text: string, { decimals }: SimulatedAsset, { minimum }: Listing): bigint | SimResponse => {
  if (!/^\d+(\.\d+)?$/.test(text)) return invalid('amount', 'Enter a number. Use "." as a decimal point.')
  const units = parseUnits(text, decimals)
  if (units === undefined) return invalid('amount', `Ensure that there are no more than ${decimals} decimal places.`)
  return units < unitsOf(minimum, decimals)
    ? invalid('amount', `Ensure this value is greater than or equal to ${minimum}.`)
    : units
}

const listingIn = (ctx: Context, form: URLSearchParams, symbol: string): Listing | SimResponse => {
  const listings = listingsOf(ctx.chains, bitstampNetworks, symbol)
  const network = form.get('network')
  const listing = network === null ? listings[0] : listings.find(({ networkName }) => networkName === network)
  if (listing === undefined) return invalid('network', 'Invalid network selection')
  return listing.route === undefined
    ? refused(`${symbol} withdrawals are currently unavailable for your account.`)
    : listing
}

/** Reads and validates a withdrawal's form. Returns an error response if it is invalid. */
export const readOrder = (ctx: Context, form: URLSearchParams, asset: SimulatedAsset): Order | SimResponse => {
  const listing = listingIn(ctx, form, asset.symbol)
  if ('status' in listing) return listing
  const amountUnits = amountIn(form.get('amount') ?? '', asset, listing)
  if (typeof amountUnits !== 'bigint') return amountUnits
  const address = form.get('address') ?? ''
  const problem = addressProblem(address)
  if (problem !== undefined) return problem
  const tag = form.get('destination_tag') ?? form.get('memo_id') ?? ''
  return { asset, listing, address, tag, amountUnits, feeUnits: unitsOf(listing.fee, asset.decimals) }
}
