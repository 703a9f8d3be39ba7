import { isAddress } from 'viem'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { badParameter, chainOf, okxError, okxNetworks } from './answers.ts'
import { WITHDRAW_MAX } from './coinRoutes.ts'
import { readBody } from './readBody.ts'

/** A withdrawal request after the checks that do not depend on its owner. */
export interface Order {
  asset: SimulatedAsset
  listing: Listing
  chain: string
  address: string
  amount: string
  /** Received amount. */
  amountUnits: bigint
  /** Debited in addition. */
  feeUnits: bigint
  clientId: string
  hasReceiver: boolean
}

type Destination = Pick<Order, 'asset' | 'listing' | 'chain' | 'address'>

/** Default: the coin's main chain. */
const destinationOf = (ctx: Context, body: Readonly<Record<string, string>>): SimResponse | Destination => {
  const asset = findAsset(body['ccy'] ?? '')
  if (asset === undefined) return badParameter('ccy')
  const listings = listingsOf(ctx.chains, okxNetworks, asset.symbol)
  const named = body['chain']
  const listing =
    named === undefined ? listings[0] : listings.find(({ networkName }) => chainOf(asset.symbol, networkName) === named)
  if (listing === undefined) return badParameter('chain')
  const chain = chainOf(asset.symbol, listing.networkName)
  if (listing.route === undefined) return okxError('58214', `Withdrawals suspended due to ${chain} maintenance`)
  const address = body['toAddr'] ?? ''
  return isAddress(address, { strict: false }) && !/^0x0+$/.test(address)
    ? { asset, listing, chain, address }
    : okxError('58222', 'Invalid withdrawal address')
}

const amountsOf = (
  amount: string,
  { asset, listing }: Destination,
): SimResponse | Pick<Order, 'amount' | 'amountUnits' | 'feeUnits'> => {
  const amountUnits = parseUnits(amount, asset.decimals)
  if (amountUnits === undefined) return badParameter('amt')
  if (amountUnits < unitsOf(listing.minimum, asset.decimals)) {
    return okxError('58206', 'Withdrawal amount is less than the lower limit.')
  }
  return amountUnits > unitsOf(WITHDRAW_MAX, asset.decimals)
    ? okxError('58205', 'Withdrawal amount exceeds the upper limit.')
    : { amount, amountUnits, feeUnits: unitsOf(listing.fee, asset.decimals) }
}

/** Reads and validates a withdrawal's body. Returns an error response if it is invalid. */
export const readOrder = (ctx: Context, text: string): Order | SimResponse => {
  const body = readBody(text, ['ccy', 'amt', 'dest', 'toAddr'])
  if ('refusal' in body) return body.refusal
  const { dest = '', amt = '', clientId = '' } = body.texts
  if (dest === '3') return okxError('58241', 'Due to local compliance requirements, internal withdrawal is unavailable')
  if (dest !== '4') return badParameter('dest')
  if (clientId !== '' && !/^[A-Za-z0-9]{1,32}$/.test(clientId)) return badParameter('clientId')
  const destination = destinationOf(ctx, body.texts)
  if ('status' in destination) return destination
  const amounts = amountsOf(amt, destination)
  if ('status' in amounts) return amounts
  const receiver = readJsonObject(text)?.['rcvrInfo']
  return { ...destination, ...amounts, clientId, hasReceiver: typeof receiver === 'object' && receiver !== null }
}
