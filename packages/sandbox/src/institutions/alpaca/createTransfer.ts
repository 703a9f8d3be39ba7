import { randomUUID } from 'node:crypto'
import { isAddress } from 'viem'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset, type SimulatedAsset } from '../data/assets.ts'
import type { Listing } from '../data/networks.ts'
import type { Persona } from '../data/personas.ts'
import { json, readJsonObject, type SimRequest, type SimResponse } from '../http/types.ts'
import type { Withdrawal } from '../state/types.ts'
import { isWhitelisted, openListing } from './whitelist.ts'
import { alpacaError, type Caller, forbidden, unprocessable } from './withCaller.ts'
import { balanceOf } from '../ledger/entries.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'

interface Order {
  asset: SimulatedAsset
  listing: Listing
  address: string
  amountUnits: bigint
  feeUnits: bigint
}

const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  switch (behaviour) {
    case 'restrictedRegion':
      return json(451, { code: 45110000, message: 'crypto transfers are not available in your region' })
    case 'kycMissing':
      return forbidden('account is not active')
    case 'travelRule':
      return alpacaError(40010000, 'travel rule information is required for this address')
    default:
      return undefined
  }
}

/** A parsed and valid order, or the refusal. The caller checks the balance last. */
const readOrder = (ctx: Context, body: Readonly<Record<string, unknown>>): Order | SimResponse => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  for (const name of ['amount', 'address', 'asset']) if (text(name) === '') return unprocessable(`${name} is required`)
  const asset = findAsset(text('asset'))
  const listing = asset && openListing(ctx, asset.symbol, text('chain') || null)
  if (asset === undefined || listing === undefined) return unprocessable('asset is not supported on this chain')
  const address = text('address')
  if (!isAddress(address, { strict: false }) || /^0x0+$/.test(address)) return unprocessable('invalid address')
  const amountUnits = parseUnits(text('amount'), asset.decimals)
  if (amountUnits === undefined || amountUnits === 0n) return unprocessable('amount is not valid for this asset')
  return amountUnits < unitsOf(listing.minimum, asset.decimals)
    ? unprocessable(`amount is below the minimum of ${listing.minimum}`)
    : { asset, listing, address, amountUnits, feeUnits: unitsOf(listing.fee, asset.decimals) }
}

/**
 * Accepts a withdrawal as Alpaca did until October 2026: to a whitelisted address, with the network fee on top. The API
 * has no client reference, so two calls make two withdrawals.
 */
export const createTransfer = (
  ctx: Context,
  { persona }: Caller,
  request: Pick<SimRequest, 'body'>,
): Withdrawal | SimResponse => {
  const refusal = behaviourRefusal(persona)
  if (refusal !== undefined) return refusal
  const order = readOrder(ctx, readJsonObject(request.body) ?? {})
  if ('status' in order) return order
  const { asset, listing, address, amountUnits, feeUnits } = order
  if (!isWhitelisted(ctx, persona, listing.networkName, address)) return forbidden('address is not whitelisted')
  if (balanceOf(ctx.store.state, 'alpaca', persona.name, asset.symbol) < amountUnits + feeUnits) {
    return forbidden(`insufficient balance for ${asset.symbol}`)
  }
  return acceptOrder(ctx, persona, { ...order, id: randomUUID(), institution: 'alpaca' })
}
