import { isPayable } from '../data/isPayable.ts'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { WITHDRAW_MAX } from './currencyModel.ts'
import { badParameter, kucoinError, kucoinNetworks } from './errors.ts'

/** A withdrawal request after the checks that do not depend on its owner. */
export interface Order {
  asset: SimulatedAsset
  listing: Listing
  address: string
  memo: string
  remark: string
  /** The requested amount. `fee` decides whether the whole amount arrives. */
  amountUnits: bigint
  feeUnits: bigint
  fee: 'INTERNAL' | 'EXTERNAL' | undefined
}

type Body = Readonly<Record<string, unknown>>

const textOf = (body: Body, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

/** The digits of the amount as sent. KuCoin requires a JSON number, and reads it as a decimal. */
const amountOf = (text: string): string => /"amount"\s*:\s*(\d+(?:\.\d+)?)\s*[,}]/.exec(text)?.[1] ?? ''

const formProblem = (body: Body, amount: string): SimResponse | undefined => {
  for (const name of ['currency', 'toAddress', 'withdrawType']) {
    if (textOf(body, name) === '') return badParameter(`${name} is required`)
  }
  if (amount === '') return badParameter('amount is required')
  if (body['withdrawType'] !== 'ADDRESS') return badParameter('withdrawType is invalid')
  if (body['isInner'] === true) return badParameter('The address is no KuCoin user’s')
  const fee = body['feeDeductType']
  return fee === undefined || fee === 'INTERNAL' || fee === 'EXTERNAL'
    ? undefined
    : badParameter('feeDeductType is invalid')
}

const amountProblem = (units: bigint | undefined, asset: SimulatedAsset, listing: Listing): SimResponse | undefined => {
  if (units === undefined || units === 0n) return badParameter('Incorrect amount precision')
  if (units < unitsOf(listing.minimum, asset.decimals)) {
    return badParameter('The withdrawal amount is below the minimum requirement.')
  }
  return units > unitsOf(WITHDRAW_MAX, asset.decimals) ? badParameter('The withdrawal amount is too large') : undefined
}

const readDestination = (
  ctx: Context,
  body: Body,
  symbol: string,
): Pick<Order, 'listing' | 'address'> | SimResponse => {
  const chain = textOf(body, 'chain')
  const listings = listingsOf(ctx.chains, kucoinNetworks, symbol)
  const listing = chain === '' ? listings[0] : listings.find(({ networkName }) => networkName === chain)
  if (listing === undefined) return kucoinError('900014', 'Invalid chainId')
  if (listing.route === undefined) return kucoinError('260210', 'withdraw.disabled')
  const address = textOf(body, 'toAddress')
  return isPayable(listing, address) ? { listing, address } : badParameter('Incorrect withdrawal address')
}

/**
 * Reads and validates a withdrawal's body. Returns an error response if it is invalid. Without a chain, the first in
 * KuCoin's list is used.
 */
export const readOrder = (ctx: Context, text: string): Order | SimResponse => {
  const body = readJsonObject(text)
  if (body === undefined) return badParameter('Parameter Error')
  const amount = amountOf(text)
  const problem = formProblem(body, amount)
  if (problem !== undefined) return problem
  const asset = findAsset(textOf(body, 'currency'))
  if (asset === undefined) return badParameter('The currency does not exist.')
  const destination = readDestination(ctx, body, asset.symbol)
  if ('status' in destination) return destination
  const { listing } = destination
  const amountUnits = parseUnits(amount, asset.decimals)
  const unfit = amountProblem(amountUnits, asset, listing)
  if (unfit !== undefined || amountUnits === undefined) return unfit ?? badParameter('amount is required')
  return {
    asset,
    ...destination,
    memo: textOf(body, 'memo'),
    remark: textOf(body, 'remark'),
    amountUnits,
    feeUnits: unitsOf(listing.fee, asset.decimals),
    fee: body['feeDeductType'] as Order['fee'],
  }
}
