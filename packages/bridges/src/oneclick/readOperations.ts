import { sameAddress } from '@rialto/catalog'
import type { BridgeOperation, BridgeProvider, BridgingPair } from '@rialto/core'
import { defined } from '@rialto/defined'

import { fromWire, timeOf } from '../kit/baseUnits.ts'
import { plainError } from '../kit/bridgeErrorOf.ts'
import { callProvider } from '../kit/callProvider.ts'
import { catalogToken } from '../kit/catalogToken.ts'
import { readOutcome } from '../kit/readOutcome.ts'
import { readStatus, type StatusTable } from '../kit/statusTable.ts'
import { isStatus, type OneClickStatus } from './schemas.ts'
import { type OneClickContext, oneClickOrigin } from './requestQuote.ts'

/** `GetExecutionStatusResponse.status` of the provider's own types. */
const oneClickStatuses: StatusTable = {
  PENDING_DEPOSIT: { status: 'waiting', step: 'providerAwaitingSourceTransfer' },
  KNOWN_DEPOSIT_TX: { status: 'pending', step: 'sourceTransferStarted' },
  /** Too little has arrived so far; the rest may follow until the deadline, after which it is returned. */
  INCOMPLETE_DEPOSIT: { status: 'pending', step: 'providerAwaitingSourceTransfer' },
  PROCESSING: { status: 'pending', step: 'providerProcessingPayment' },
  SUCCESS: { status: 'succeeded', step: 'providerProcessedPayment' },
  REFUNDED: { status: 'refunded', step: 'refunded' },
  FAILED: { status: 'failed', step: 'failed' },
}

type Input = Parameters<BridgeProvider['operations']>[0]

type Hashes = OneClickStatus['swapDetails']['originChainTxHashes']

const hashes = (transactions: Hashes): string[] => [
  ...new Set((transactions ?? []).flatMap(({ hash }) => (hash == null || hash === '' ? [] : [hash]))),
]

/** Base units come without decimals, so the amount of an unlisted asset is unknown. */
const amountOf = (ctx: OneClickContext, pair: BridgingPair, ...reported: (string | null | undefined)[]) => {
  const baseUnits = reported.find(amount => amount != null)
  const decimals = ctx.listing.current()?.find(pair)?.decimals ?? catalogToken(pair)?.decimals
  return baseUnits == null || decimals === undefined ? undefined : fromWire(baseUnits, decimals)
}

const isSome = (baseUnits: string | null | undefined): boolean => baseUnits != null && BigInt(baseUnits) > 0n

/**
 * A pay-in according to the whole reply. A `SUCCESS` of a swap whose deposit was returned has been reported publicly
 * (defuse-protocol/one-click-sdk-typescript issue 20): the amounts and transactions beside the status decide.
 */
const operationOf = (ctx: OneClickContext, input: Input, reply: OneClickStatus): BridgeOperation => {
  const { origin, destination, reference } = input
  const { originChainTxHashes, destinationChainTxHashes, refundReason, ...amounts } = reply.swapDetails
  const { refundTo } = reply.quoteResponse.quoteRequest
  const reported = readStatus(oneClickStatuses, reply.status)
  const outgoing = hashes(destinationChainTxHashes)
  const isRefunded = reported.status === 'refunded' || isSome(amounts.refundedAmount)
  const isPaidOut = reported.status === 'succeeded' && (outgoing.length > 0 || isSome(amounts.amountOut))
  const outcome = readOutcome(reported, { isPaidOut: isPaidOut && !isContradicted(reply), isRefunded })
  const paidInAmount = amountOf(ctx, origin, amounts.depositedAmount, amounts.amountIn)
  const paidOutAmount = outcome.status === 'succeeded' ? amountOf(ctx, destination, amounts.amountOut) : undefined
  const returned = isSome(amounts.refundedAmount) ? amountOf(ctx, origin, amounts.refundedAmount) : undefined
  const refunded = returned === undefined ? undefined : { asset: origin.asset, amount: returned }
  const updatedAtMs = timeOf(reply.updatedAt)
  const isRefund = outcome.status === 'refunded'
  return {
    reference,
    ...outcome,
    upstreamStatus: reply.status,
    ...defined({ paidInAmount, paidOutAmount, refunded }),
    originHashes: hashes(originChainTxHashes),
    destinationHashes: isRefund ? [] : outgoing,
    // A refund is a transaction of the origin chain, and the reply does not say which of the listed ones it is.
    refundHashes: [],
    ...(isRefunded && refundTo != null && refundTo !== '' && { refundAddress: refundTo }),
    ...(refundReason != null && refundReason !== '' && { failReason: refundReason }),
    ...defined({ updatedAtMs }),
  }
}

/**
 * The whole deposit, or all of it except the refund's fee, was returned. A transaction on the destination chain is
 * then not a payout.
 */
const isContradicted = ({ swapDetails }: OneClickStatus): boolean =>
  isSome(swapDetails.refundedAmount) && !isSome(swapDetails.amountOut)

/** The pay-ins to an address, by `GET /v0/status`. 1Click sums them up, so there is at most one operation. */
export const readOperations = async (ctx: OneClickContext, input: Input): Promise<BridgeOperation[]> => {
  const reply = await callProvider(ctx.http, {
    method: 'GET',
    url: `${oneClickOrigin}/v0/status?${new URLSearchParams({ depositAddress: input.address }).toString()}`,
    check: isStatus,
  })
  if (!sameAddress(input.origin.network, reply.quoteResponse.quote.depositAddress ?? '', input.address))
    throw plainError('1Click', 'malformed', { upstreamCode: 'otherAddress' })
  const operation = operationOf(ctx, input, reply)
  return operation.status === 'waiting' && operation.originHashes.length === 0 ? [] : [operation]
}
