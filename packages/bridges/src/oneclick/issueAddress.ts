import { isValidAddress, sameAddress } from '@rialto/catalog'
import { BridgeError, type BridgeProvider, type ExactAddress, type IssuedAddress } from '@rialto/core'

import { fromWire, timeOf } from '../kit/baseUnits.ts'
import { plainError } from '../kit/bridgeErrorOf.ts'
import { isSigned } from './isSigned.ts'
import { type OneClickContext, requestQuote, resolvePair } from './requestQuote.ts'
import type { OneClickAsset } from './readListing.ts'
import type { OneClickQuote } from './schemas.ts'

type Input = Parameters<BridgeProvider['issueAddress']>[0]

/** Maximum duration of a withdrawal from an exchange, its review included. A later pay-in may be lost. */
const lifetimeMs = 24 * 3_600_000

/**
 * 1Click does not know the sender of a pay-in. Refunds go to the operator's recovery address, never to the recipient, whose address may
 * not exist on the origin chain (a contract account, or an exchange's deposit address for the destination's network alone).
 */
const refundAddress = ({ recoveryAddress }: Pick<Input, 'recoveryAddress'>): string => {
  if (recoveryAddress !== undefined) return recoveryAddress
  throw new BridgeError(
    'noRoute',
    '1Click requires a recovery address of the operator (RIALTO_BRIDGE_RECOVERY_ADDRESSES)',
  )
}

/** When 1Click stops monitoring the address: the earlier of the two times in the reply. */
const expiryOf = ({ quote }: OneClickQuote): number | undefined => {
  const times = [timeOf(quote.deadline), timeOf(quote.timeWhenInactive)].filter(time => time !== undefined)
  return times.length === 0 ? undefined : Math.min(...times)
}

const payableAddress = ({ quote }: OneClickQuote, { network }: OneClickAsset, recipient: string): string => {
  const { depositAddress, depositMemo } = quote
  // Coins sent without the memo would be lost, so such an address is never shown.
  if (depositMemo != null && depositMemo !== '') throw plainError('1Click', 'noRoute', { upstreamCode: 'memo' })
  const isOne = depositAddress != null && isValidAddress(network.networkType, depositAddress)
  if (!isOne || sameAddress(network.id, depositAddress, recipient))
    throw plainError('1Click', 'malformed', { upstreamCode: 'noDepositAddress' })
  return depositAddress
}

/** A deposit below the fee of a refund cannot be returned. */
const warningsOf = ({ quote }: OneClickQuote, { symbol, decimals }: OneClickAsset, expiresAtMs: number): string[] => {
  const { minAmountIn, refundFee } = quote
  const minimum = minAmountIn == null ? undefined : fromWire(minAmountIn, decimals)
  const fee = refundFee == null || BigInt(refundFee) === 0n ? undefined : fromWire(refundFee, decimals)
  return [
    `Deposit before ${new Date(expiresAtMs).toISOString()}: later deposits may be lost.`,
    ...(minimum === undefined
      ? []
      : [`Deposits below ${minimum} ${symbol} are refunded${fee === undefined ? '' : `, less ${fee} ${symbol}`}.`]),
    ...(fee === undefined ? [] : [`Deposits below ${fee} ${symbol} are lost.`]),
  ]
}

/** Issues an address that accepts any amount from about the expected one up, until it expires. */
export const issueAddress = async (ctx: OneClickContext, input: Input): Promise<IssuedAddress> => {
  const pair = await resolvePair(ctx, input)
  const { recipient, expectedAmount: amount } = input
  const nowMs = ctx.http.clock.nowMs()
  const refundTo = refundAddress(input)
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
  const { expiresAtMs, ...issued } = addressOf(ctx, reply, pair.origin, recipient)
  return { ...issued, expiresAtMs, warnings: warningsOf(reply, pair.origin, expiresAtMs) }
}

/**
 * Issues an address for an exact payout. The amount to pay in has the slippage added: the unused part is returned
 * to the refund address, as is a smaller deposit after the deadline.
 */
export const issueExactAddress = async (
  ctx: OneClickContext,
  input: Parameters<NonNullable<BridgeProvider['issueExactAddress']>>[0],
): Promise<ExactAddress> => {
  const pair = await resolvePair(ctx, input)
  const { recipient, payoutAmount: amount, refundAddress: refundTo, expiresAtMs: deadlineMs } = input
  const order = { pair, dry: false, swapType: 'EXACT_OUTPUT' as const, recipient, refundTo, amount, deadlineMs }
  const reply = await requestQuote(ctx, order)
  const issued = addressOf(ctx, reply, pair.origin, recipient)
  return {
    ...issued,
    expiresAtMs: Math.min(issued.expiresAtMs, deadlineMs),
    payInAmount: fromWire(reply.quote.amountIn, pair.origin.decimals),
    warnings: warningsOf(reply, pair.origin, issued.expiresAtMs),
  }
}

const addressOf = (
  ctx: OneClickContext,
  reply: OneClickQuote,
  origin: OneClickAsset,
  recipient: string,
): Pick<ExactAddress, 'address' | 'reference' | 'expiresAtMs'> => {
  if (!isSigned(reply, ctx.quoteKey)) throw plainError('1Click', 'malformed', { upstreamCode: 'unsigned' })
  const address = payableAddress(reply, origin, recipient)
  const expiresAtMs = expiryOf(reply)
  if (expiresAtMs === undefined || expiresAtMs <= ctx.http.clock.nowMs())
    throw plainError('1Click', 'malformed', { upstreamCode: 'noDeadline' })
  return { address, reference: reply.correlationId, expiresAtMs }
}
