import { sameAddress } from '@rialto/catalog'
import type { BridgeOperation, BridgeProvider, BridgingPair } from '@rialto/core'
import { defined } from '@rialto/defined'

import { fromWire, timeOf } from '../kit/baseUnits.ts'
import { plainError } from '../kit/bridgeErrorOf.ts'
import { callProvider } from '../kit/callProvider.ts'
import { catalogToken } from '../kit/catalogToken.ts'
import { readStatus, type StatusTable } from '../kit/statusTable.ts'
import { isStatus, type OneClickStatus } from './schemas.ts'
import { type OneClickContext, oneClickOrigin } from './requestQuote.ts'

/** `GetExecutionStatusResponse.status` of the provider's own types. */
const oneClickStatuses: StatusTable = {
  PENDING_DEPOSIT: { status: 'waiting', step: 'providerAwaitingSourceTransfer' },
  KNOWN_DEPOSIT_TX: { status: 'pending', step: 'sourceTransferStarted' },
  /** Too little has come so far; the rest may follow until the deadline, then it goes back. */
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

/** Base units come without their decimals: an asset that is no longer listed has no amount. */
const amountOf = (ctx: OneClickContext, pair: BridgingPair, ...reported: (string | null | undefined)[]) => {
  const baseUnits = reported.find(amount => amount != null)
  const decimals = ctx.listing.current()?.find(pair)?.decimals ?? catalogToken(pair)?.decimals
  return baseUnits == null || decimals === undefined ? undefined : fromWire(baseUnits, decimals)
}

const amountsOf = (
  ctx: OneClickContext,
  { origin, destination }: Input,
  { swapDetails }: OneClickStatus,
  { paid, refunds }: { paid: boolean; refunds: boolean },
) => {
  const paidInAmount = amountOf(ctx, origin, swapDetails.depositedAmount, swapDetails.amountIn)
  const paidOutAmount = paid ? amountOf(ctx, destination, swapDetails.amountOut) : undefined
  const returned = refunds ? amountOf(ctx, origin, swapDetails.refundedAmount) : undefined
  const refunded = returned === undefined ? undefined : { asset: origin.asset, amount: returned }
  return defined({ paidInAmount, paidOutAmount, refunded })
}

const operationOf = (ctx: OneClickContext, input: Input, reply: OneClickStatus): BridgeOperation => {
  const { status, step } = readStatus(oneClickStatuses, reply.status)
  const { originChainTxHashes, destinationChainTxHashes, refundReason } = reply.swapDetails
  const { refundTo } = reply.quoteResponse.quoteRequest
  const updatedAtMs = timeOf(reply.updatedAt)
  return {
    reference: input.reference,
    status,
    step,
    upstreamStatus: reply.status,
    ...amountsOf(ctx, input, reply, { paid: status === 'succeeded', refunds: status === 'refunded' }),
    originHashes: hashes(originChainTxHashes),
    destinationHashes: status === 'refunded' ? [] : hashes(destinationChainTxHashes),
    refundHashes: status === 'refunded' ? hashes(destinationChainTxHashes) : [],
    ...(status === 'refunded' && refundTo != null && refundTo !== '' && { refundAddress: refundTo }),
    ...(refundReason != null && refundReason !== '' && { failReason: refundReason }),
    ...defined({ updatedAtMs }),
  }
}

/** What became of the pay-ins to an address, by `GET /v0/status`. 1Click adds them up: there is one operation, or none yet. */
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
