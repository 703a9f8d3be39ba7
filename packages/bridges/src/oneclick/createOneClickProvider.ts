import type { BridgeProvider, BridgingPair, Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { callProvider } from '../kit/callProvider.ts'
import { createListing } from '../kit/createListing.ts'
import { createProvider } from '../kit/createProvider.ts'
import type { Ends } from '../kit/ends.ts'
import type { Wire } from '../kit/wire.ts'
import { askQuote } from './askQuote.ts'
import { type OneClickContext, oneClickOrigin } from './context.ts'
import { oneClickErrors } from './errors.ts'
import { endsIn, findEnds } from './findEnds.ts'
import { issueAddress } from './issueAddress.ts'
import { type OneClickListing, readListing } from './readListing.ts'
import { readOperations } from './readOperations.ts'
import { readQuote } from './readQuote.ts'
import { isTokens } from './schemas.ts'

export interface OneClickOptions {
  egress: Egress
  clock: Clock
  /** A partner's JWT. Without one, 1Click takes 0.2 % more. */
  token?: string
  /** Basis points a payout may fall short of its estimate. Default 100. */
  slippageBps?: number
}

const joins = (listing: OneClickListing, pairs: Ends<BridgingPair>): boolean => endsIn(listing, pairs) !== undefined

/** A price holds for a moment; nothing is paid by a dry quote, so its deadline is a formality. */
const dryDeadlineMs = 3_600_000

const quote = async (ctx: OneClickContext, input: Parameters<BridgeProvider['quote']>[0]) => {
  const ends = await findEnds(ctx, input)
  const reply = await askQuote(ctx, {
    ends,
    dry: true,
    swapType: 'EXACT_INPUT',
    recipient: input.recipient,
    refundTo: ends.origin.nobody,
    amount: input.amount,
    deadlineMs: ctx.wire.clock.nowMs() + dryDeadlineMs,
  })
  return readQuote(reply, ends)
}

/** NEAR Intents 1Click (https://docs.near-intents.org). Endpoints, fields, errors and decisions with their sources: MAPPING.md. */
export const createOneClickProvider = ({
  egress,
  clock,
  token = '',
  slippageBps = 100,
}: OneClickOptions): BridgeProvider => {
  const hasToken = token !== ''
  const wire: Wire = {
    egress,
    clock,
    table: oneClickErrors,
    headers: hasToken ? { authorization: `Bearer ${token}` } : {},
    secrets: hasToken ? [token] : [],
  }
  const listing = createListing(async () =>
    readListing(await callProvider(wire, { method: 'GET', url: `${oneClickOrigin}/v0/tokens`, check: isTokens })),
  )
  const ctx: OneClickContext = { wire, listing, slippageBps }
  return createProvider(ctx, { name: 'oneclick', joins, quote, issueAddress, operations: readOperations })
}
