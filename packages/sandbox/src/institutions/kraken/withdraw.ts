import { randomBytes } from 'node:crypto'
import { formatUnits, parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assetOf } from '../data/assets.ts'
import type { Listing } from '../data/networks.ts'
import type { Persona } from '../data/personas.ts'
import type { SimResponse } from '../http/types.ts'
import { savedBy, type SavedAddress } from './addressBook.ts'
import { readListings } from './readListing.ts'
import { rejectWithoutCode, type Caller } from './withKey.ts'
import { krakenError, krakenResult, withdrawMethodOf } from './assetCodes.ts'
import { balanceOf } from '../ledger/entries.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'

interface Order {
  saved: SavedAddress
  listing: Listing
  symbol: string
  /** Debited, including the fee. */
  grossUnits: bigint
  feeUnits: bigint
}

const readOrder = (ctx: Context, { persona, params }: Caller): Order | SimResponse => {
  const listed = readListings(ctx, params.get('asset'))
  if ('status' in listed) return listed
  const { symbol, open } = listed
  const saved = savedBy(ctx, persona.name).find(each => each.symbol === symbol && each.name === params.get('key'))
  if (saved === undefined) return krakenError('EFunding:Unknown withdraw key')
  const listing = open.find(({ networkName }) => networkName === saved.network)
  if (listing === undefined) return krakenError('EFunding:No funding method')
  const { decimals } = assetOf(symbol)
  const grossUnits = parseUnits(params.get('amount') ?? '', decimals)
  const feeUnits = unitsOf(listing.fee, decimals)
  if (grossUnits === undefined || grossUnits <= feeUnits) return krakenError('EFunding:Invalid amount')
  return { saved, listing, symbol, grossUnits, feeUnits }
}

/** WithdrawInfo: the amount that would arrive. */
export const withdrawInfo = (ctx: Context, caller: Caller): SimResponse => {
  const order = readOrder(ctx, caller)
  if ('status' in order) return order
  const { decimals } = assetOf(order.symbol)
  const spendable = balanceOf(ctx.store.state, 'kraken', caller.persona.name, order.symbol)
  const limit = spendable > order.feeUnits ? spendable - order.feeUnits : 0n
  return krakenResult({
    method: withdrawMethodOf(order.symbol, order.listing.networkName),
    limit: formatUnits(limit, decimals),
    amount: formatUnits(order.grossUnits - order.feeUnits, decimals),
    fee: formatUnits(order.feeUnits, decimals),
  })
}

const behaviourRefusal = ({ behaviour }: Persona): SimResponse | undefined => {
  if (behaviour === 'restrictedRegion') {
    return krakenError('EAccount:Invalid permissions:withdrawals restricted for US:TX.')
  }
  return behaviour === 'kycMissing' ? krakenError('EAccount:Invalid permissions') : undefined
}

const orderRefusal = (ctx: Context, { persona, params }: Caller, order: Order): SimResponse | undefined => {
  const { decimals } = assetOf(order.symbol)
  const address = params.get('address')
  if (address !== null && address.toLowerCase() !== order.saved.address.toLowerCase()) {
    return krakenError('EFunding:Invalid withdrawal address')
  }
  if (order.grossUnits - order.feeUnits < unitsOf(order.listing.minimum, decimals)) {
    return krakenError('EFunding:Amount below minimum')
  }
  const most = params.get('max_fee')
  const maxUnits = most === null ? undefined : parseUnits(most, decimals)
  if (maxUnits !== undefined && order.feeUnits > maxUnits) return krakenError('EFunding:Max fee exceeded')
  const spendable = balanceOf(ctx.store.state, 'kraken', persona.name, order.symbol)
  return spendable < order.grossUnits ? krakenError('EFunding:Insufficient funds') : undefined
}

const newRefid = (): string => `FT${randomBytes(13).toString('hex')}`

/**
 * Withdraw: debits `amount` and sends it less the fee. The API has no client reference, so two calls make two
 * withdrawals.
 */
export const withdraw = (ctx: Context, caller: Caller): SimResponse => {
  const refusal = rejectWithoutCode(caller) ?? behaviourRefusal(caller.persona)
  if (refusal !== undefined) return refusal
  const order = readOrder(ctx, caller)
  if ('status' in order) return order
  const wrong = orderRefusal(ctx, caller, order)
  if (wrong !== undefined) return wrong
  const { id } = acceptOrder(ctx, caller.persona, {
    ...order,
    id: newRefid(),
    institution: 'kraken',
    address: order.saved.address,
    amountUnits: order.grossUnits - order.feeUnits,
  })
  return krakenResult({ refid: id })
}
