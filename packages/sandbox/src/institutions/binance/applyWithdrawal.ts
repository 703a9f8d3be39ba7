import { randomBytes } from 'node:crypto'
import { isAddress } from 'viem'
import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import { assetOf, findAsset } from '../data/assets.ts'
import { listingsOf, type Listing } from '../data/networks.ts'
import { behaviourRefusal } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { json, type SimResponse } from '../http/types.ts'
import { stepOf, WITHDRAW_MAX } from './coinModel.ts'
import { rejectReadOnly, withSignature } from './withSignature.ts'
import { binanceError, missing, type VariantContext } from './variants.ts'
import { balanceOf } from '../ledger/entries.ts'
import { acceptOrder } from '../withdrawals/acceptOrder.ts'

interface Order {
  coin: string
  listing: Listing
  address: string
  tag: string
  /** Debited, including the fee. */
  amountUnits: bigint
  feeUnits: bigint
  withdrawOrderId: string
}

const refusals = {
  restrictedRegion: () =>
    binanceError(
      0,
      "Service unavailable from a restricted location according to 'b. Eligibility' in https://www.binance.com/en/terms.",
      451,
    ),
  kycMissing: () => binanceError(-4046, 'The identity of this account is not verified.'),
  whitelistOn: () => binanceError(-4035, 'This address is not on the whitelist. Please join and try again.'),
  travelRule: () =>
    binanceError(-4104, 'Travel rule information is required. Please use the local entity withdraw endpoint.'),
}

/** Limits of one withdrawal, in the order of Binance's checks. */
const amountRefusal = (coin: string, listing: Listing, amountText: string): SimResponse | bigint => {
  const asset = assetOf(coin)
  const exact = parseUnits(amountText, 18)
  if (exact === undefined || exact <= 0n) return missing('amount')
  const amountUnits = parseUnits(amountText, asset.decimals)
  if (amountUnits === undefined)
    return binanceError(-4021, `Asset withdrawal must be an integer multiple of ${stepOf(asset)}.`)
  if (amountUnits < unitsOf(listing.minimum, asset.decimals)) {
    return binanceError(-4022, `Not less than the minimum pick-up quantity ${listing.minimum}.`)
  }
  if (amountUnits > unitsOf(WITHDRAW_MAX, asset.decimals)) {
    return binanceError(-4023, 'Within 24 hours, the withdrawal exceeds the maximum amount.')
  }
  if (amountUnits <= unitsOf(listing.fee, asset.decimals)) {
    return binanceError(-4028, 'The amount of withdrawal must be greater than the Commission.')
  }
  return amountUnits
}

const formProblem = ({ variant: { isFull } }: VariantContext, params: URLSearchParams): SimResponse | undefined => {
  const mandatory = ['coin', ...(isFull ? [] : ['network']), 'address', 'amount']
  for (const name of mandatory) if ((params.get(name) ?? '') === '') return missing(name)
  return !isFull && (params.has('walletType') || params.has('transactionFeeFlag'))
    ? binanceError(-1104, 'Not all sent parameters were read.')
    : undefined
}

const readOrder = (ctx: VariantContext, params: URLSearchParams): Order | SimResponse => {
  const get = (name: string) => params.get(name) ?? ''
  const problem = formProblem(ctx, params)
  if (problem !== undefined) return problem
  const coin = get('coin')
  if (findAsset(coin) === undefined) return binanceError(-4018, "We don't have this asset.")
  const listings = listingsOf(ctx.chains, ctx.variant.networks, coin)
  const network = get('network')
  const listing = network === '' ? listings[0] : listings.find(l => l.networkName === network)
  if (listing?.route === undefined) return binanceError(-4019, 'Current asset is not open for withdrawal.')
  const address = get('address')
  if (!isAddress(address) || /^0x0+$/.test(address)) return binanceError(-4007, 'Address validation is not passed.')
  const amountUnits = amountRefusal(coin, listing, get('amount'))
  if (typeof amountUnits !== 'bigint') return amountUnits
  const feeUnits = unitsOf(listing.fee, assetOf(coin).decimals)
  return {
    coin,
    listing,
    address,
    tag: get('addressTag'),
    amountUnits,
    feeUnits,
    withdrawOrderId: get('withdrawOrderId'),
  }
}

/**
 * POST /sapi/v1/capital/withdraw/apply. `amount` is the debited amount: the recipient gets `amount` less the network's
 * `withdrawFee`. `transactionFeeFlag` only decides who gets the fee back on transfers inside Binance, so it has no
 * effect here. Two calls with one `withdrawOrderId` make two withdrawals, because Binance documents no deduplication.
 */
export const applyWithdrawal = (ctx: VariantContext): RouteHandler =>
  withSignature(ctx, ({ persona, params }) => {
    const order = rejectReadOnly(persona) ?? readOrder(ctx, params)
    if ('status' in order) return order
    const refusal = behaviourRefusal(persona, refusals)
    if (refusal !== undefined) return refusal
    const spendable = balanceOf(ctx.store.state, ctx.variant.name, persona.name, order.coin)
    if (spendable < order.amountUnits) return binanceError(-4026, 'You have insufficient balance.')
    const { id } = acceptOrder(ctx, persona, {
      ...order,
      id: randomBytes(16).toString('hex'),
      institution: ctx.variant.name,
      amountUnits: order.amountUnits - order.feeUnits,
      reference: order.withdrawOrderId,
    })
    return json(200, { id })
  })
