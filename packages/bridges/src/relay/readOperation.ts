import type { BridgeOperation, BridgingPair } from '@rialto/core'
import { defined } from '@rialto/defined'

import { fromWire, timeOf } from '../kit/baseUnits.ts'
import { readOutcome } from '../kit/readOutcome.ts'
import { readStatus, type StatusTable } from '../kit/statusTable.ts'
import { chainIdOf } from './chains.ts'
import type { RelayIntent, RelayRequest } from './schemas.ts'

/** https://docs.relay.link/references/api/api_guides/webhooks, `delayed` and `fallback` included. */
const relayStatuses: StatusTable = {
  /** Response of the keyless call for an id that it has not seen yet. */
  unknown: { status: 'waiting', step: 'providerAwaitingSourceTransfer' },
  waiting: { status: 'waiting', step: 'providerAwaitingSourceTransfer' },
  depositing: { status: 'pending', step: 'providerFundsReceived' },
  pending: { status: 'pending', step: 'providerFundsReceived' },
  submitted: { status: 'pending', step: 'providerProcessingPayment' },
  delayed: { status: 'pending', step: 'providerProcessingPayment' },
  fallback: { status: 'pending', step: 'providerProcessingPayment' },
  success: { status: 'succeeded', step: 'providerProcessedPayment' },
  refund: { status: 'refunded', step: 'refunded' },
  failure: { status: 'failed', step: 'failed' },
}

type Route = NonNullable<NonNullable<NonNullable<RelayRequest['data']>['route']>['actual']>
type Moved = NonNullable<NonNullable<Route['origin']>['inputCurrency']>

const hashes = (...texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => text != null && text !== '')),
]

/** An EVM address is the same on every EVM chain. If coins arrived on another chain than requested, its CAIP-2 id. */
const otherNetwork = (network: string, moved: Moved | null | undefined): string | undefined =>
  moved != null && /^eip155:/.test(network) && network !== `eip155:${moved.currency.chainId}`
    ? `eip155:${moved.currency.chainId}`
    : undefined

/** In the leg's own asset, or absent, because an open address may receive another asset. */
const amountIn = ({ network, asset }: BridgingPair, moved: Moved | null | undefined): string | undefined =>
  moved != null &&
  moved.currency.symbol.toUpperCase() === asset.toUpperCase() &&
  otherNetwork(network, moved) === undefined
    ? fromWire(moved.amount, moved.currency.decimals)
    : undefined

const movedAmount = ({ currency, amount }: Moved) => ({
  asset: currency.symbol.toUpperCase(),
  amount: fromWire(amount, currency.decimals),
})

/** An open address also accepts other assets. */
const otherThan = (pair: BridgingPair, moved: Moved | null | undefined) =>
  moved != null && amountIn(pair, moved) === undefined ? movedAmount(moved) : undefined

const reasonOf = (...reasons: readonly (string | null | undefined)[]): string | undefined =>
  reasons.find(reason => reason != null && reason !== '' && reason !== 'N/A') ?? undefined

/** Relay's id of a native coin on EVM: not an account, and never the receiver of a refund. */
const isNoAccount = (text: string | null | undefined): boolean =>
  text == null || text === '' || /^0x0{40}$/i.test(text) || /^1{32}$/.test(text)

interface Returns {
  origin: BridgingPair
  destination: BridgingPair
  /** Every outgoing transaction is part of a refund. */
  isReturned: boolean
}

/**
 * A refund that Relay reports as such may be on any chain, because coins may also arrive on other chains than the
 * origin. With any other status, a transaction on the origin's chain is a refund, unless that is also the
 * destination's chain.
 */
const isRefundTx = (chainId: number | null | undefined, { origin, destination, isReturned }: Returns): boolean => {
  const [from, to] = [chainIdOf(origin.network), chainIdOf(destination.network)]
  return isReturned || (chainId != null && chainId === from && from !== to)
}

/**
 * Transactions of a request by their purpose. The first outgoing transaction of a refund is the transfer to the
 * depositor (Relay's documentation of deposit addresses); the second is internal to Relay.
 */
const transactionsOf = ({ depositAddress, data, protocol }: RelayRequest, returns: Returns) => {
  const outgoing = data?.outTxs ?? []
  const returning = hashes(
    ...outgoing.filter(({ chainId }) => isRefundTx(chainId, returns)).map(({ txHash }) => txHash),
  )
  const settled = hashes(
    ...(protocol?.settlement?.destination?.refunds ?? []).map(({ transactionId }) => transactionId),
  )
  return {
    // The user's transaction comes first; the others sweep the coins from the address.
    originHashes: hashes(depositAddress?.depositTxHash, ...(data?.inTxs ?? []).map(({ txHash }) => txHash)),
    destinationHashes: hashes(...outgoing.map(({ txHash }) => txHash)).filter(
      hash => !returning.includes(hash) && !settled.includes(hash),
    ),
    refundHashes: settled.length > 0 ? settled : returning.slice(0, 1),
  }
}

/** In a swap on one chain, Relay reports the payout as the output of the origin. */
const paidOut = (request: RelayRequest, destination: BridgingPair): string | undefined => {
  const actual = request.data?.route?.actual
  return (
    amountIn(destination, actual?.destination?.outputCurrency) ?? amountIn(destination, actual?.origin?.outputCurrency)
  )
}

/** One request of `GET /requests/v3`. A superseded id is never final itself. */
export const readOperation = (
  request: RelayRequest,
  { origin, destination }: { origin: BridgingPair; destination: BridgingPair },
): BridgeOperation => {
  const { id, status: word, supersededByRequestId, depositAddress, data, refundTo } = request
  const reported = readStatus(relayStatuses, word)
  const superseded = supersededByRequestId != null && supersededByRequestId !== '' && supersededByRequestId !== id
  const input = data?.route?.actual?.origin?.inputCurrency
  const paidInAmount = amountIn(origin, input)
  const otherPaidIn = otherThan(origin, input)
  const paidInOn = otherNetwork(origin.network, input)
  const returned = data?.refundCurrencyData
  const refunded = returned != null && BigInt(returned.amount) > 0n ? movedAmount(returned) : undefined
  const paidOutAmount = paidOut(request, destination)
  // The refunded amount is stated beside a payout (an overpaid strict order), or instead of one.
  const isReturned = reported.status === 'refunded' || (refunded !== undefined && paidOutAmount === undefined)
  const transactions = transactionsOf(request, { origin, destination, isReturned })
  const outcome = readOutcome(reported, {
    isPaidOut: transactions.destinationHashes.length > 0,
    isRefunded: isReturned || refunded !== undefined || transactions.refundHashes.length > 0,
  })
  const isRefund = outcome.status === 'refunded'
  const sender = isNoAccount(depositAddress?.depositor) ? undefined : (depositAddress?.depositor ?? undefined)
  const failReason = reasonOf(data?.failReason, data?.refundFailReason)
  const updatedAtMs = timeOf(request.updatedAt)
  return {
    reference: id,
    ...(superseded
      ? { supersededBy: supersededByRequestId, status: 'pending', step: 'providerFundsReceived' }
      : outcome),
    upstreamStatus: word,
    ...defined({ paidInAmount, otherPaidIn, paidInOn, refunded, sender }),
    ...(paidOutAmount !== undefined && outcome.status === 'succeeded' && { paidOutAmount }),
    ...transactions,
    ...(isRefund && !isNoAccount(refundTo) && refundTo != null && { refundAddress: refundTo }),
    ...defined({ failReason, updatedAtMs }),
  }
}

/** The reply of the keyless call for one request: no amounts, no sender. */
export const readIntent = (reference: string, { status: word, details, ...intent }: RelayIntent): BridgeOperation => {
  const reported = readStatus(relayStatuses, word)
  const outgoing = hashes(...(intent.txHashes ?? []))
  const isReturned = reported.status === 'refunded'
  const outcome = readOutcome(reported, { isPaidOut: !isReturned && outgoing.length > 0, isRefunded: isReturned })
  return {
    reference,
    ...outcome,
    upstreamStatus: word,
    originHashes: hashes(...(intent.inTxHashes ?? [])),
    destinationHashes: isReturned ? [] : outgoing,
    refundHashes: isReturned ? outgoing.slice(0, 1) : [],
    ...(outcome.status === 'failed' && details != null && details !== '' && { failReason: details }),
    ...defined({ updatedAtMs: intent.updatedAt ?? undefined }),
  }
}
