import { isValidAddress, sameAddress } from '@rialto/catalog'
import { BridgeError, type BridgeProvider, type IssuedAddress } from '@rialto/core'

import { fromWire, timeOf } from '../kit/baseUnits.ts'
import { plainError } from '../kit/bridgeErrorOf.ts'
import { type OneClickContext, requestQuote, resolvePair } from './requestQuote.ts'
import type { OneClickAsset } from './readListing.ts'
import type { OneClickQuote } from './schemas.ts'

type Input = Parameters<BridgeProvider['issueAddress']>[0]

/** What a withdrawal from an exchange may take, its review included. What comes later may be lost. */
const lifetimeMs = 24 * 3_600_000

/** 1Click does not know who paid in: a refund goes to the address given, or to the recipient where that is an address here too. */
const refundAddress = ({ refundTo, recipient }: Input, { network }: OneClickAsset): string => {
  if (refundTo !== undefined) return refundTo
  if (isValidAddress(network.networkType, recipient)) return recipient
  throw new BridgeError('noRoute', '1Click requires a refund address')
}

/** When the address stops being looked after: the earlier of the two times in the reply. */
const expiryOf = ({ quote }: OneClickQuote): number | undefined => {
  const times = [timeOf(quote.deadline), timeOf(quote.timeWhenInactive)].filter(time => time !== undefined)
  return times.length === 0 ? undefined : Math.min(...times)
}

const payableAddress = ({ quote }: OneClickQuote, { network }: OneClickAsset, recipient: string): string => {
  const { depositAddress, depositMemo } = quote
  // Coins sent without the memo would be nobody's: such an address is never shown.
  if (depositMemo != null && depositMemo !== '') throw plainError('1Click', 'noRoute', { upstreamCode: 'memo' })
  const isOne = depositAddress != null && isValidAddress(network.networkType, depositAddress)
  if (!isOne || sameAddress(network.id, depositAddress, recipient))
    throw plainError('1Click', 'malformed', { upstreamCode: 'noDepositAddress' })
  return depositAddress
}

const warningsOf = ({ quote }: OneClickQuote, { symbol, decimals }: OneClickAsset, expiresAtMs: number): string[] => [
  `Deposit before ${new Date(expiresAtMs).toISOString()}: later deposits may be lost.`,
  ...(quote.minAmountIn == null
    ? []
    : [`Deposits below ${fromWire(quote.minAmountIn, decimals)} ${symbol} are refunded.`]),
]

/** An address that takes any amount from about the expected one up, until it expires. */
export const issueAddress = async (ctx: OneClickContext, input: Input): Promise<IssuedAddress> => {
  const pair = await resolvePair(ctx, input)
  const { recipient, expectedAmount: amount } = input
  const nowMs = ctx.http.clock.nowMs()
  const refundTo = refundAddress(input, pair.origin)
  const deadlineMs = nowMs + lifetimeMs
  const reply = await requestQuote(ctx, {
    pair,
    dry: false,
    swapType: 'FLEX_INPUT',
    recipient,
    refundTo,
    amount,
    deadlineMs,
  })
  const address = payableAddress(reply, pair.origin, recipient)
  const expiresAtMs = expiryOf(reply)
  if (expiresAtMs === undefined || expiresAtMs <= nowMs)
    throw plainError('1Click', 'malformed', { upstreamCode: 'noDeadline' })
  return { address, reference: reply.correlationId, expiresAtMs, warnings: warningsOf(reply, pair.origin, expiresAtMs) }
}
