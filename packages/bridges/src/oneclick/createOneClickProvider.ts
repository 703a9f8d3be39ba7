import type { BridgeProvider, BridgingPair, Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { callProvider } from '../kit/callProvider.ts'
import { createListing } from '../kit/createListing.ts'
import { createProvider, type RoutePair } from '../kit/createProvider.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import { endsIn, type OneClickContext, oneClickOrigin, requestQuote, resolvePair } from './requestQuote.ts'
import { oneClickErrors } from './errors.ts'
import { issueAddress, issueExactAddress } from './issueAddress.ts'
import { oneClickQuoteKey } from './isSigned.ts'
import { type OneClickListing, readListing } from './readListing.ts'
import { readOperations } from './readOperations.ts'
import { readQuote } from './readQuote.ts'
import { isTokens } from './schemas.ts'

interface OneClickOptions {
  egress: Egress
  clock: Clock
  /** A partner's JWT. Without it, 1Click charges an additional 0.2 %. */
  token?: string
  /** Basis points by which a payout may fall below its estimate. Default 100. */
  slippageBps?: number
  /** Of the signature of quotes: `ed25519:` and Base58. Default: 1Click's published key. */
  quoteKey?: string
}

const supportsPair = (listing: OneClickListing, pairs: RoutePair<BridgingPair>): boolean =>
  endsIn(listing, pairs) !== undefined

/** A dry quote is never paid, so its deadline is only a formality. */
const dryDeadlineMs = 3_600_000

const quote = async (ctx: OneClickContext, input: Parameters<BridgeProvider['quote']>[0]) => {
  const pair = await resolvePair(ctx, input)
  const reply = await requestQuote(ctx, {
    pair,
    dry: true,
    swapType: 'EXACT_INPUT',
    recipient: input.recipient,
    refundTo: pair.origin.nobody,
    amount: input.amount,
    deadlineMs: ctx.http.clock.nowMs() + dryDeadlineMs,
  })
  return readQuote(reply, pair)
}

/** NEAR Intents 1Click (https://docs.near-intents.org). Endpoints, fields, errors and decisions with their sources: MAPPING.md. */
export const createOneClickProvider = ({
  egress,
  clock,
  token = '',
  slippageBps = 100,
  quoteKey = oneClickQuoteKey,
}: OneClickOptions): BridgeProvider => {
  const hasToken = token !== ''
  const http: HttpContext = {
    egress,
    clock,
    table: oneClickErrors,
    headers: hasToken ? { authorization: `Bearer ${token}` } : {},
    secrets: hasToken ? [token] : [],
  }
  const listing = createListing(async () =>
    readListing(await callProvider(http, { method: 'GET', url: `${oneClickOrigin}/v0/tokens`, check: isTokens })),
  )
  const ctx: OneClickContext = { http, listing, slippageBps, quoteKey }
  const parts = { name: 'oneclick', supportsPair, quote, issueAddress, operations: readOperations }
  return { ...createProvider(ctx, parts), issueExactAddress: input => issueExactAddress(ctx, input) }
}
