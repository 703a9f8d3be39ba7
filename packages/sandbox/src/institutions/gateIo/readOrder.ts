import { isAddress } from 'viem'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { badValue, gateError, gateNetworks } from './answers.ts'
import { WITHDRAW_MAX } from './coinRoutes.ts'

/** A withdrawal request after the checks that do not depend on its owner. */
interface Order {
  asset: SimulatedAsset
  listing: Listing
  address: string
  memo: string
  /** Debited, including the fee. */
  grossUnits: bigint
  feeUnits: bigint
  orderId: string
}

const amountRefusal = (gross: bigint | undefined, { decimals }: SimulatedAsset, { minimum }: Listing) => {
  if (gross === undefined) return badValue('amount')
  if (gross < unitsOf(minimum, decimals)) return gateError(400, 'AMOUNT_TOO_LITTLE', 'amount less than the minimum')
  return gross > unitsOf(WITHDRAW_MAX, decimals)
    ? gateError(400, 'WITHDRAWAL_OVER_LIMIT', 'amount over the limit')
    : undefined
}

/** Reads and validates a withdrawal's body. Returns an error response if it is invalid. */
export const readOrder = (ctx: Context, text: string): Order | SimResponse => {
  const body = readJsonObject(text)
  if (body === undefined) return gateError(400, 'INVALID_REQUEST_BODY', 'Invalid request body')
  const textOf = (name: string): string => (typeof body[name] === 'string' ? body[name] : '')
  const asset = findAsset(textOf('currency'))
  if (asset === undefined || asset.kind === 'fiat') return gateError(400, 'INVALID_CURRENCY', 'Invalid currency')
  const listing = listingsOf(ctx.chains, gateNetworks, asset.symbol).find(
    ({ networkName }) => networkName === textOf('chain'),
  )
  if (listing?.route === undefined) return badValue('chain')
  const address = textOf('address')
  if (!isAddress(address, { strict: false }) || /^0x0+$/.test(address)) return badValue('address')
  const orderId = textOf('withdraw_order_id')
  if (!/^[0-9A-Za-z_.-]{0,32}$/.test(orderId)) return badValue('withdraw_order_id')
  const grossUnits = parseUnits(textOf('amount'), asset.decimals)
  const refusal = amountRefusal(grossUnits, asset, listing)
  if (refusal !== undefined || grossUnits === undefined) return refusal ?? badValue('amount')
  const feeUnits = unitsOf(listing.fee, asset.decimals)
  return { asset, listing, address, memo: textOf('memo'), grossUnits, feeUnits, orderId }
}
