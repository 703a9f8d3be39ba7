import { isPayable } from '../data/isPayable.ts'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { findAsset, type SimulatedAsset } from '../data/assets.ts'
import { type Listing, listingsOf } from '../data/networks.ts'
import { readJsonObject, type SimResponse } from '../http/types.ts'
import { WITHDRAW_MAX } from './coinRoutes.ts'
import { badParameter, bybitError, bybitNetworks } from './errors.ts'
import type { WalletName } from './wallets.ts'

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
  wallets: readonly WalletName[]
  requestId: string
  hasTravelRule: boolean
}

const WALLETS: Readonly<Record<string, readonly WalletName[]>> = {
  FUND: ['FUND'],
  UTA: ['UNIFIED'],
  'FUND,UTA': ['FUND', 'UNIFIED'],
}
/** Maximum age of the body's own time. */
const TIME_WINDOW_MS = 30_000

type Body = Readonly<Record<string, unknown>>

const textOf = (body: Body, name: string): string => {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

const formProblem = (ctx: Context, body: Body): SimResponse | undefined => {
  for (const name of ['coin', 'chain', 'address', 'amount', 'accountType']) {
    if (textOf(body, name) === '') return badParameter(ctx, `${name} is required`)
  }
  const { timestamp } = body
  if (typeof timestamp !== 'number' || Math.abs(ctx.clock.nowMs() - timestamp) > TIME_WINDOW_MS) {
    return bybitError(ctx, 131002, 'params err: timestamp out of invalid window')
  }
  if (body['requestId'] !== undefined && !/^[A-Za-z0-9]{1,32}$/.test(textOf(body, 'requestId'))) {
    return badParameter(ctx, 'requestId')
  }
  return WALLETS[textOf(body, 'accountType')] === undefined ? badParameter(ctx, 'accountType') : undefined
}

/** The received amount and the fee, which is on top (`feeType` 0) or included (1). */
const amountsOf = (
  ctx: Context,
  body: Body,
  asset: SimulatedAsset,
  listing: Listing,
): SimResponse | { amountUnits: bigint; feeUnits: bigint } => {
  const given = parseUnits(textOf(body, 'amount'), asset.decimals)
  if (given === undefined || given === 0n) return badParameter(ctx, 'amount')
  if (given < unitsOf(listing.minimum, asset.decimals) || given > unitsOf(WITHDRAW_MAX, asset.decimals)) {
    return bybitError(ctx, 131096, 'Withdraw amount does not satify the lower limit or upper limit')
  }
  const feeUnits = unitsOf(listing.fee, asset.decimals)
  return { amountUnits: body['feeType'] === 1 ? given - feeUnits : given, feeUnits }
}

/** Reads and validates a withdrawal's body. Returns an error response if it is invalid. */
export const readOrder = (ctx: Context, text: string): Order | SimResponse => {
  const body = readJsonObject(text)
  if (body === undefined) return bybitError(ctx, 10001, 'Request parameter error.')
  const problem = formProblem(ctx, body)
  if (problem !== undefined) return problem
  if (body['forceChain'] === 2) return bybitError(ctx, 131077, 'receive user not exist')
  const asset = findAsset(textOf(body, 'coin'))
  if (asset === undefined) return badParameter(ctx, 'coin')
  const listings = listingsOf(ctx.chains, bybitNetworks, asset.symbol)
  const listing = listings.find(({ networkName }) => networkName === textOf(body, 'chain'))
  if (listing === undefined) return badParameter(ctx, 'chain')
  if (listing.route === undefined) return bybitError(ctx, 131097, 'Withdrawal of this currency has been closed')
  const address = textOf(body, 'address')
  if (!isPayable(listing, address)) return badParameter(ctx, 'address')
  const amounts = amountsOf(ctx, body, asset, listing)
  if ('status' in amounts) return amounts
  return {
    asset,
    listing,
    address,
    tag: textOf(body, 'tag'),
    ...amounts,
    wallets: WALLETS[textOf(body, 'accountType')] ?? [],
    requestId: textOf(body, 'requestId'),
    hasTravelRule: body['beneficiary'] !== undefined || body['questionnaire'] !== undefined,
  }
}
