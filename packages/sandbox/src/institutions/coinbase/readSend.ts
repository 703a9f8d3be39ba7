import { isAddress } from 'viem'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import type { SimulatedAsset } from '../data/assets.ts'
import { listingsOf, type Listing } from '../data/networks.ts'
import type { SimResponse } from '../http/types.ts'
import { coinbaseError, validationError } from './errors.ts'
import { coinbaseNetworks } from './networks.ts'

interface Send {
  listing: Listing
  to: string
  amountUnits: bigint
  feeUnits: bigint
  idem: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A parsed and possible order, or the refusal. The balance is looked at last, by the caller. */
export const readSend = (
  ctx: Context,
  asset: SimulatedAsset,
  body: Readonly<Record<string, unknown>>,
): Send | SimResponse => {
  if (body['type'] !== 'send') return validationError('Type must be send')
  for (const name of ['to', 'amount', 'currency'] as const) {
    if (textOf(body[name]) === '') return coinbaseError(400, 'param_required', `Missing parameter: ${name}`)
  }
  if (textOf(body['currency']) !== asset.symbol) return validationError('Currency does not match the account')
  const idem = textOf(body['idem'])
  if (idem.length > 100) return validationError('Idem is too long')
  const open = listingsOf(ctx.chains, coinbaseNetworks, asset.symbol).filter(l => l.route !== undefined)
  const network = textOf(body['network'])
  const listing = network === '' ? open[0] : open.find(l => l.networkName === network)
  if (listing === undefined) return validationError(`Network is not supported for ${asset.symbol}`)
  const to = textOf(body['to'])
  if (!isAddress(to) || /^0x0+$/.test(to)) return validationError('Please enter a valid address')
  const amountUnits = parseUnits(textOf(body['amount']), asset.decimals)
  if (amountUnits === undefined || amountUnits <= 0n)
    return validationError('Amount must be a positive number with no more decimals than the currency has')
  if (amountUnits < unitsOf(listing.minimum, asset.decimals)) {
    return validationError(`Amount is below the minimum of ${listing.minimum} ${asset.symbol}`)
  }
  return { listing, to, amountUnits, feeUnits: unitsOf(listing.fee, asset.decimals), idem }
}
