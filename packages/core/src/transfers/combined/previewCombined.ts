import { add, compare } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Connection } from '../../connections/ports.ts'
import { orderUserOf } from '../../connections/orderUserOf.ts'
import type { Combination } from '../funding/combineSources.ts'
import { findCombination } from '../funding/findSources.ts'
import { ApiError, invalidField } from '../../kernel/apiError.ts'
import type { ConnectionContext, Context, TransferContext } from '../../context.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { RequestedAmount } from '../amountToArrive.ts'
import { checkDestination } from '../checkDestination.ts'
import type { Destination } from '../configureTransfer.ts'
import { requireSending } from '../findObstacle.ts'
import { publicStatus } from '../phases.ts'
import type { Preview, TransferTypeName } from '../ports.ts'
import { screenAddresses, screeningOf } from '../../screening/screenAddresses.ts'
import { readRefundDestination } from '../readRefundDestination.ts'
import { refuseProgramAccount } from '../refuseProgramAccount.ts'
import { missingOf } from './combinedPhase.ts'

/** Accounts that may pay one transfer together. */
const maxCombinedSources = 5

export interface CombinedPreview {
  /** Becomes the combined transfer. */
  combined: Preview
  /** Each is executed by its own id, the largest first. */
  parts: Preview[]
}

interface CombineInput {
  /** Of one user; each is used at most once. */
  connections: readonly Connection[]
  destination: Destination
  requested: RequestedAmount
  transferType: TransferTypeName
  maximumSources?: number | undefined
  clientTransactionId?: string | undefined
  subClientId?: string | undefined
  linkSessionId?: string | undefined
}

/**
 * Prices one transfer made of parts from several accounts, in as few parts as suffice. Nothing is promised to an institution
 * yet; executing the first part begins the transfer.
 *
 * @throws ApiError `insufficientFunds` where the accounts together do not suffice, `invalidAddress`, `networkNotSupported`.
 */
export const previewCombined = async (ctx: TransferContext, asked: CombineInput): Promise<CombinedPreview> => {
  const { network, destination } = checkDestination(ctx, asked.destination, '', 'toAddress')
  await refuseProgramAccount(ctx, { networkId: network.id, address: destination.address, field: 'toAddress' })
  const input = { ...asked, destination }
  checkConnections(input.connections)
  const found = await combine(ctx, input)
  const [first] = found.parts
  const lead = input.connections.find(({ id }) => id === first?.connectionId)
  if (!lead) throw new ApiError('insufficientFunds')
  const { clientFeeRatio: ratio } = input.requested
  const combined: Preview = {
    ...(await baseOf(ctx, input, found, lead)),
    amount: found.amount,
    fee: found.parts.reduce((sum, { fee }) => add(sum, fee), '0'),
    isCombined: true,
    ...(ratio === undefined ? {} : { clientFee: { amount: found.clientFee, ratio } }),
  }
  await ctx.store.previews.insert(combined)
  return { combined, parts: await insertParts(ctx, combined, found, input.connections) }
}

/**
 * New parts for the missing amount of a combined transfer, after one of its parts failed or was never sent.
 *
 * @throws ApiError `notFound`, `conflict` if nothing is missing or the transfer has ended, `insufficientFunds`.
 */
export const completeCombined = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  {
    transferId,
    connections,
    maximumSources,
  }: Pick<CombineInput, 'connections' | 'maximumSources'> & { transferId: string },
): Promise<CombinedPreview> => {
  checkConnections(connections)
  const { transfer, combined, missing } = await readIncomplete(ctx, scope, transferId)
  if (connections.some(connection => orderUserOf(connection) !== transfer.userId))
    throw invalidField('sources', 'must be accounts of the user of the transfer')
  const { networkId, symbol, toAddress: address, addressTag } = transfer
  const found = await combine(ctx, {
    connections,
    destination: { networkId, symbol, address, addressTag },
    requested: { amount: missing, isInclusiveFeeEnabled: false },
    maximumSources,
  })
  return { combined, parts: await insertParts(ctx, combined, found, connections) }
}

/** A combined transfer with its missing amount, and its preview. */
const readIncomplete = async (ctx: Pick<Context, 'store'>, scope: Scope, id: string) => {
  const { transfers, previews } = ctx.store
  const [transfer, combined] = await Promise.all([transfers.find(scope, id), previews.find(scope, id)])
  if (!transfer?.isCombined || !combined) throw new ApiError('notFound')
  const missing = missingOf(transfer, await transfers.listParts(scope, id))
  if (publicStatus(transfer.phase) !== 'pending' || compare(missing, '0') <= 0)
    throw new ApiError('conflict', { message: 'Nothing is lacking of this transfer.' })
  return { transfer, combined, missing }
}

const checkConnections = (connections: readonly Connection[]): void => {
  connections.forEach(requireSending)
  if (new Set(connections.map(({ userId }) => userId)).size > 1)
    throw invalidField('sources', 'must be accounts of one user')
  if (new Set(connections.map(({ type, upstreamId }) => `${type} ${upstreamId}`)).size < connections.length)
    throw invalidField('sources', 'must not name one account twice')
}

const combine = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  {
    connections,
    destination,
    requested,
    maximumSources = maxCombinedSources,
  }: Pick<CombineInput, 'connections' | 'destination' | 'requested' | 'maximumSources'>,
): Promise<Combination> => {
  const found = await findCombination(ctx, { connections, destinations: [destination], requested, maximumSources })
  if (!found)
    throw new ApiError('insufficientFunds', {
      message: 'These accounts do not make up the amount in as many parts as are allowed.',
    })
  return found
}

const baseOf = async (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  input: CombineInput,
  found: Combination,
  lead: Connection,
): Promise<Omit<Preview, 'amount' | 'fee'>> => {
  const { symbol, network, destination } = found
  const nowMs = ctx.clock.nowMs()
  const priceUsd = (await ctx.prices.usd([symbol])).get(symbol) ?? '0'
  const refundTo = await readRefundDestination(ctx, lead, network.id, symbol)
  return {
    id: ctx.ids.uuid(),
    scope: lead.scope,
    connectionId: lead.id,
    userId: orderUserOf(lead),
    type: lead.type,
    symbol,
    networkId: network.id,
    toAddress: destination.address,
    priceUsd,
    transferType: input.transferType,
    isFeeIncluded: false,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + ctx.settings.previewTtlMs,
    ...defined({
      addressTag: destination.addressTag,
      refundTo,
      clientTransactionId: input.clientTransactionId,
      subClientId: input.subClientId,
      linkSessionId: input.linkSessionId,
    }),
  }
}

/** Of one account, whose own address a refund of it goes to. */
const partOf = async (
  ctx: ConnectionContext,
  combined: Preview,
  from: Connection,
  { amount, fee }: Combination['parts'][number],
): Promise<Preview> => {
  const { isCombined: _, clientFee: __, refundTo: ___, ...shared } = combined
  const refundTo = await readRefundDestination(ctx, from, shared.networkId, shared.symbol)
  const nowMs = ctx.clock.nowMs()
  return {
    ...shared,
    id: ctx.ids.uuid(),
    partOf: combined.id,
    connectionId: from.id,
    type: from.type,
    amount,
    fee,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + ctx.settings.previewTtlMs,
    ...defined({ refundTo }),
  }
}

const insertParts = async (
  ctx: ConnectionContext,
  combined: Preview,
  found: Combination,
  connections: readonly Connection[],
): Promise<Preview[]> => {
  const parts = await Promise.all(
    found.parts.map(async part => {
      const from = connections.find(({ id }) => id === part.connectionId)
      return from && partOf(ctx, combined, from, part)
    }),
  )
  const planned = parts.filter(part => part !== undefined)
  for (const part of planned) await screenAddresses(ctx, part.scope, screeningOf(part, 'preview', undefined))
  for (const part of planned) await ctx.store.previews.insert(part)
  return planned
}
