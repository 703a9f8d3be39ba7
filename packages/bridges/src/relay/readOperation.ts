import type { BridgeOperation, BridgingPair } from '@rialto/core'
import { defined } from '@rialto/defined'

import { fromWire, timeOf } from '../kit/baseUnits.ts'
import { readStatus, type StatusTable } from '../kit/statusTable.ts'
import type { RelayIntent, RelayRequest } from './schemas.ts'

/** https://docs.relay.link/references/api/api_guides/webhooks, `delayed` and `fallback` included. */
const relayStatuses: StatusTable = {
  /** What the keyless call answers for an id it has not seen yet. */
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

/** An EVM address is the same on every EVM chain; where coins came on another one than was asked for, its CAIP-2 id. */
const otherNetwork = (network: string, moved: Moved | null | undefined): string | undefined =>
  moved != null && /^eip155:/.test(network) && network !== `eip155:${moved.currency.chainId}`
    ? `eip155:${moved.currency.chainId}`
    : undefined

/** In the leg's own asset, or absent: an open address may be paid in another one. */
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

/** An open address takes other assets too. */
const otherThan = (pair: BridgingPair, moved: Moved | null | undefined) =>
  moved != null && amountIn(pair, moved) === undefined ? movedAmount(moved) : undefined

const reasonOf = (...reasons: readonly (string | null | undefined)[]): string | undefined =>
  reasons.find(reason => reason != null && reason !== '' && reason !== 'N/A') ?? undefined

const onChain = ({ depositAddress, data, protocol }: RelayRequest, refunded: boolean) => {
  const outgoing = hashes(...(data?.outTxs ?? []).map(({ txHash }) => txHash))
  const refunds = protocol?.settlement?.destination?.refunds ?? []
  const refundHashes = hashes(...refunds.map(({ transactionId }) => transactionId), ...(refunded ? outgoing : []))
  return {
    // What the user sent comes first; the others sweep it from the address.
    originHashes: hashes(depositAddress?.depositTxHash, ...(data?.inTxs ?? []).map(({ txHash }) => txHash)),
    destinationHashes: outgoing.filter(hash => !refundHashes.includes(hash)),
    refundHashes,
  }
}

/** One request of `GET /requests/v3`. An id that has been superseded is never final itself. */
export const readOperation = (
  request: RelayRequest,
  { origin, destination }: { origin: BridgingPair; destination: BridgingPair },
): BridgeOperation => {
  const { id, status: word, supersededByRequestId, depositAddress, data, refundTo } = request
  const { status, step } = readStatus(relayStatuses, word)
  const superseded = supersededByRequestId != null && supersededByRequestId !== '' && supersededByRequestId !== id
  const actual = data?.route?.actual
  const input = actual?.origin?.inputCurrency
  const paidInAmount = amountIn(origin, input)
  const otherPaidIn = otherThan(origin, input)
  const paidInOn = otherNetwork(origin.network, input)
  const returned = data?.refundCurrencyData
  const paidOutAmount = amountIn(destination, actual?.destination?.outputCurrency)
  const failReason = reasonOf(data?.failReason, data?.refundFailReason)
  const updatedAtMs = timeOf(request.updatedAt)
  return {
    reference: id,
    ...(superseded
      ? { supersededBy: supersededByRequestId, status: 'pending', step: 'providerFundsReceived' }
      : { status, step }),
    upstreamStatus: word,
    ...defined({ paidInAmount, otherPaidIn, paidInOn }),
    ...(status === 'refunded' && returned != null && { refunded: movedAmount(returned) }),
    ...(paidOutAmount !== undefined && status === 'succeeded' && { paidOutAmount }),
    ...(depositAddress?.depositor != null && depositAddress.depositor !== '' && { sender: depositAddress.depositor }),
    ...onChain(request, status === 'refunded'),
    ...(status === 'refunded' && refundTo != null && refundTo !== '' && { refundAddress: refundTo }),
    ...defined({ failReason, updatedAtMs }),
  }
}

/** What the keyless call returns for one request: no amounts, no sender. */
export const readIntent = (reference: string, { status: word, details, ...intent }: RelayIntent): BridgeOperation => {
  const { status, step } = readStatus(relayStatuses, word)
  const outgoing = hashes(...(intent.txHashes ?? []))
  const refunded = status === 'refunded'
  return {
    reference,
    status,
    step,
    upstreamStatus: word,
    originHashes: hashes(...(intent.inTxHashes ?? [])),
    destinationHashes: refunded ? [] : outgoing,
    refundHashes: refunded ? outgoing : [],
    ...(status === 'failed' && details != null && details !== '' && { failReason: details }),
    ...defined({ updatedAtMs: intent.updatedAt ?? undefined }),
  }
}
