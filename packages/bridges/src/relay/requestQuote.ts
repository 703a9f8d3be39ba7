import { roundDown, sameAddress } from '@rialto/catalog'
import { BridgeError, type BridgingPair } from '@rialto/core'
import { defined } from '@rialto/defined'
import { wholeBaseUnits } from '../kit/baseUnits.ts'
import { plainError } from '../kit/bridgeErrorOf.ts'
import { callProvider } from '../kit/callProvider.ts'
import type { RelayAsset, RelayListing } from './readListing.ts'
import { isLiquidity, isQuote, type RelayMoney, type RelayQuote } from './schemas.ts'
import type { RoutePair } from '../kit/createProvider.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import type { Listing } from '../kit/createListing.ts'

/** The solvers' liquidity of an asset in US dollars, rounded down to cents; `undefined` if Relay reports none. */
const maximumUsd = async ({ http }: RelayContext, asset: RelayAsset): Promise<string | undefined> => {
  try {
    const { liquidity } = await callProvider(http, {
      method: 'GET',
      url: `${relayOrigin}/chains/liquidity?chainId=${asset.chainId}`,
      check: isLiquidity,
    })
    const entry = liquidity.find(({ address }) => address != null && sameAddress(asset.network, address, asset.address))
    return entry?.amountUsd == null ? undefined : roundDown(entry.amountUsd, 2)
  } catch (error) {
    // The original rejection stands without it.
    if (error instanceof BridgeError) return undefined
    throw error
  }
}

interface QuoteRequest {
  pair: RoutePair<RelayAsset>
  user: string
  recipient: string
  /** Whole units of the origin asset, or of the destination asset with `exact`. */
  amount: string
  /** Receiver of refunds. If given, a deposit address is created: an open one without `exact`. */
  refundTo?: string
  /** Creates a strict deposit address, which takes one payment for exactly this output. */
  exact?: { ttlSeconds: number }
  /** Receiver of deposits that can be neither filled nor refunded. */
  recoveryAddress?: string
}

const bodyOf = ({ slippageBps }: RelayContext, request: QuoteRequest, amount: string) => {
  const { pair, user, recipient, refundTo, recoveryAddress, exact } = request
  return {
    user,
    recipient,
    originChainId: pair.origin.chainId,
    destinationChainId: pair.destination.chainId,
    originCurrency: pair.origin.address,
    destinationCurrency: pair.destination.address,
    amount,
    tradeType: exact ? ('EXACT_OUTPUT' as const) : ('EXACT_INPUT' as const),
    // The surplus of a swap stays with the solver, so that the output is exact.
    ...(exact && { strict: true, ttl: exact.ttlSeconds, enableTrueExactOutput: true }),
    ...defined({
      slippageTolerance: slippageBps === undefined ? undefined : String(slippageBps),
      useDepositAddress: refundTo === undefined ? undefined : true,
      refundTo,
      recoveryAddress,
    }),
  }
}

const isOf = ({ currency }: RelayMoney, asset: RelayAsset): boolean =>
  currency.chainId === asset.chainId &&
  sameAddress(asset.network, currency.address, asset.address) &&
  currency.decimals === asset.decimals

/** Whether the response belongs to the request: the same assets, the same amount, the same recipient. */
const answers = ({ details }: RelayQuote, { pair, recipient, exact }: QuoteRequest, amount: string): boolean =>
  isOf(details.currencyIn, pair.origin) &&
  isOf(details.currencyOut, pair.destination) &&
  BigInt((exact ? details.currencyOut : details.currencyIn).amount) === BigInt(amount) &&
  (details.recipient == null || sameAddress(pair.destination.network, details.recipient, recipient))

/**
 * `POST /quote/v2`. With `refundTo` it creates a deposit address: an open one, or with `exact` a strict one, which accepts
 * exactly one amount.
 *
 * @throws BridgeError
 */
export const requestQuote = async (ctx: RelayContext, request: QuoteRequest): Promise<RelayQuote> => {
  const { origin, destination } = request.pair
  const amount = wholeBaseUnits(request.amount, (request.exact ? destination : origin).decimals)
  if (amount === '0') throw plainError('Relay', 'amountTooLow')
  try {
    const quote = await callProvider(ctx.http, {
      method: 'POST',
      url: `${relayOrigin}/quote/v2`,
      body: bodyOf(ctx, request, amount),
      check: isQuote,
    })
    if (!answers(quote, request, amount)) throw plainError('Relay', 'malformed', { upstreamCode: 'otherQuote' })
    return quote
  } catch (error) {
    throw error instanceof BridgeError ? await withMaximum(ctx, error, destination) : error
  }
}

/** Adds the maximum to a "too much" error that does not state it. */
const withMaximum = async (ctx: RelayContext, error: BridgeError, destination: RelayAsset): Promise<BridgeError> => {
  if (error.kind !== 'amountTooHigh' || error.maximumUsd !== undefined) return error
  const most = await maximumUsd(ctx, destination)
  if (most === undefined) return error
  const { upstreamCode } = error
  return new BridgeError(error.kind, error.message, {
    maximumUsd: most,
    ...defined({ upstreamCode }),
    cause: error,
  })
}

export interface RelayContext {
  http: HttpContext
  listing: Listing<RelayListing>
  /** Without a key, Relay reports the status of a request but not of an address. */
  hasKey: boolean
  /** Basis points. Absent: Relay chooses. */
  slippageBps: number | undefined
}

export const relayOrigin = 'https://api.relay.link'

/** Both sides by Relay's names. `undefined` if it does not support the route now. */
export const endsIn = (
  listing: RelayListing,
  { origin, destination }: RoutePair<BridgingPair>,
): RoutePair<RelayAsset> | undefined => {
  const from = listing.find(origin)
  const to = listing.find(destination)
  if (from?.payIn !== true || to?.payOut !== true || from === to) return undefined
  return { origin: from, destination: to }
}

/** @throws BridgeError `noRoute` */
export const resolvePair = async (
  { listing }: RelayContext,
  pairs: RoutePair<BridgingPair>,
): Promise<RoutePair<RelayAsset>> => {
  const pair = endsIn(await listing.known(), pairs)
  if (pair === undefined) throw plainError('Relay', 'noRoute')
  return pair
}
