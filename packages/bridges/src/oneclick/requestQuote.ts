import { divide } from '@rialto/catalog'
import { BridgeError, type BridgingPair } from '@rialto/core'
import { wholeBaseUnits } from '../kit/baseUnits.ts'
import { plainError } from '../kit/bridgeErrorOf.ts'
import { callProvider } from '../kit/callProvider.ts'
import { isUnquoted } from './errors.ts'
import { isQuote, type OneClickQuote } from './schemas.ts'
import type { OneClickAsset, OneClickListing } from './readListing.ts'
import type { RoutePair } from '../kit/createProvider.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import type { Listing } from '../kit/createListing.ts'

interface QuoteRequest {
  pair: OneClickPair
  /** A dry quote creates no deposit address. */
  dry: boolean
  swapType: 'EXACT_INPUT' | 'FLEX_INPUT' | 'EXACT_OUTPUT'
  recipient: string
  refundTo: string
  /** Whole units of the origin asset, or of the destination asset for `EXACT_OUTPUT`. */
  amount: string
  deadlineMs: number
}

const bodyOf = ({ slippageBps }: OneClickContext, request: QuoteRequest, amount: string) => ({
  dry: request.dry,
  depositMode: 'SIMPLE',
  swapType: request.swapType,
  slippageTolerance: slippageBps,
  originAsset: request.pair.origin.assetId,
  depositType: 'ORIGIN_CHAIN',
  destinationAsset: request.pair.destination.assetId,
  amount,
  refundTo: request.refundTo,
  refundType: 'ORIGIN_CHAIN',
  recipient: request.recipient,
  recipientType: 'DESTINATION_CHAIN',
  deadline: new Date(request.deadlineMs).toISOString(),
})

/** Whether the response belongs to the request, which 1Click repeats in it. */
const answers = ({ quoteRequest: echo, quote }: OneClickQuote, requested: ReturnType<typeof bodyOf>): boolean =>
  echo.dry === requested.dry &&
  echo.swapType === requested.swapType &&
  echo.originAsset === requested.originAsset &&
  echo.destinationAsset === requested.destinationAsset &&
  echo.recipient === requested.recipient &&
  echo.refundTo === requested.refundTo &&
  BigInt(echo.amount) === BigInt(requested.amount) &&
  (requested.swapType !== 'EXACT_INPUT' || BigInt(quote.amountIn) === BigInt(requested.amount)) &&
  (requested.swapType !== 'EXACT_OUTPUT' || BigInt(quote.amountOut) === BigInt(requested.amount))

/** The asset of the amount. */
const pricedAsset = ({ pair, swapType }: QuoteRequest): OneClickAsset =>
  swapType === 'EXACT_OUTPUT' ? pair.destination : pair.origin

const query = async (ctx: OneClickContext, request: QuoteRequest): Promise<OneClickQuote> => {
  const { origin } = request.pair
  const amount = wholeBaseUnits(request.amount, pricedAsset(request).decimals)
  if (amount === '0') throw plainError('1Click', 'amountTooLow')
  const body = bodyOf(ctx, request, amount)
  const quote = await callProvider(ctx.http, {
    method: 'POST',
    url: `${oneClickOrigin}/v0/quote`,
    body,
    check: isQuote,
    origin,
  })
  if (!answers(quote, body)) throw plainError('1Click', 'malformed', { upstreamCode: 'otherQuote' })
  return quote
}

/** Whether a tenth of the amount would be quoted: then the amount is too high. */
const isLessQuoted = async (ctx: OneClickContext, request: QuoteRequest): Promise<boolean> => {
  const amount = divide(request.amount, '10', pricedAsset(request).decimals, 'down')
  try {
    await query(ctx, { ...request, amount, dry: true })
    return true
  } catch (error) {
    if (error instanceof BridgeError) return false
    throw error
  }
}

/**
 * `POST /v0/quote`. 1Click has no error for an amount above its liquidity. An amount without a quote counts as too
 * high if a tenth of it is quoted.
 *
 * @throws BridgeError
 */
export const requestQuote = async (ctx: OneClickContext, request: QuoteRequest): Promise<OneClickQuote> => {
  try {
    return await query(ctx, request)
  } catch (error) {
    const unquoted = error instanceof BridgeError && error.kind === 'noRoute' && isUnquoted(error.message)
    if (unquoted && (await isLessQuoted(ctx, request)))
      throw new BridgeError('amountTooHigh', error.message, { cause: error })
    throw error
  }
}

export interface OneClickContext {
  http: HttpContext
  listing: Listing<OneClickListing>
  /** Basis points by which a payout may fall below its estimate: 1Click has no default. */
  slippageBps: number
  /** Key of the signature of its quotes. */
  quoteKey: string
}

export const oneClickOrigin = 'https://1click.chaindefuser.com'

type OneClickPair = { origin: OneClickAsset & { nobody: string }; destination: OneClickAsset }

const isPayIn = (asset: OneClickAsset | undefined): asset is OneClickAsset & { nobody: string } =>
  asset?.nobody !== undefined

/** Both sides by 1Click's names. `undefined` if it does not support the route now. */
export const endsIn = (listing: OneClickListing, pairs: RoutePair<BridgingPair>): OneClickPair | undefined => {
  const origin = listing.find(pairs.origin)
  const destination = listing.find(pairs.destination)
  return isPayIn(origin) && destination !== undefined && destination !== origin ? { origin, destination } : undefined
}

/** @throws BridgeError `noRoute` */
export const resolvePair = async (
  { listing }: OneClickContext,
  pairs: RoutePair<BridgingPair>,
): Promise<OneClickPair> => {
  const pair = endsIn(await listing.known(), pairs)
  if (pair === undefined) throw plainError('1Click', 'noRoute')
  return pair
}
