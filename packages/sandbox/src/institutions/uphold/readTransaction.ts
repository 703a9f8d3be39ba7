import { isAddress } from 'viem'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import type { SimulatedAsset } from '../data/assets.ts'
import { listingsOf, type Listing } from '../data/networks.ts'
import type { SimResponse } from '../http/types.ts'
import { invalid, upholdNetworks } from './errors.ts'
import { balanceOf } from '../ledger/entries.ts'

interface NewTransaction {
  listing: Listing
  address: string
  /** Received amount. */
  amountUnits: bigint
  feeUnits: bigint
  reference: string
}

const memberOf = (value: unknown, name: string): string => {
  const member: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof member === 'string' ? member : typeof member === 'number' ? String(member) : ''
}

/** The network of an address: the asset's first. No field selects another. */
const routeTo = (ctx: Context, asset: SimulatedAsset, address: string): Listing | undefined => {
  const listing = listingsOf(ctx.chains, upholdNetworks, asset.symbol).find(({ route }) => route !== undefined)
  return listing !== undefined && isAddress(address) && !/^0x0+$/.test(address) ? listing : undefined
}

/** A parsed and valid withdrawal, or the refusal. Other kinds of transaction are not simulated. */
export const readTransaction = (
  ctx: Context,
  persona: string,
  asset: SimulatedAsset,
  body: Readonly<Record<string, unknown>>,
): NewTransaction | SimResponse => {
  const { denomination } = body
  const address = memberOf(body, 'destination')
  const listing = routeTo(ctx, asset, address)
  if (listing === undefined) return invalid('destination', 'destination', 'This value is not a valid destination')
  if (memberOf(denomination, 'currency') !== asset.symbol)
    return invalid('denomination.currency', 'currency', 'This value is not a valid currency')
  const requested = parseUnits(memberOf(denomination, 'amount'), asset.decimals)
  if (requested === undefined) return invalid('denomination.amount', 'decimal', 'This value is not a valid amount')
  const feeUnits = unitsOf(listing.fee, asset.decimals)
  // By default, the denominated amount is debited from the card and includes the fee.
  const amountUnits = memberOf(denomination, 'target') === 'destination' ? requested : requested - feeUnits
  if (amountUnits < unitsOf(listing.minimum, asset.decimals)) {
    const message = `This value should be greater than or equal to ${listing.minimum}`
    return invalid('denomination.amount', 'greater_than_or_equal_to', message)
  }
  if (balanceOf(ctx.store.state, 'uphold', persona, asset.symbol) < amountUnits + feeUnits)
    return invalid('denomination.amount', 'sufficient_funds', 'Not enough funds for the specified amount')
  const reference = memberOf(body, 'reference')
  if (reference.length > 100) return invalid('reference', 'length', 'This value is too long')
  return { listing, address, amountUnits, feeUnits, reference }
}
