import { defined } from '@rialto/defined'

import type { Connection } from '../connections/ports.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { ConnectionContext, Context, TransferContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { arrivedOrMoving } from '../transfers/combined/combinedPhase.ts'
import { type CombinedPreview, completeCombined, previewCombined } from '../transfers/combined/previewCombined.ts'
import { findObstacle, type Obstacle } from '../transfers/findObstacle.ts'
import { publicStatus } from '../transfers/phases.ts'
import type { Transfer } from '../transfers/ports.ts'
import type { LinkRequest, LinkSessionRecord } from './ports.ts'
import { connectionsOfSession } from './restoreConnections.ts'
import type { ResolvedDestination } from './resolveAddress.ts'
import { subClientOf } from './sessionSettings.ts'

interface CombineAccountsInput {
  destination: ResolvedDestination
  /** The accounts that may pay. Absent: all of the session. */
  connectionIds?: readonly string[] | undefined
}

export interface CombinedAccounts extends CombinedPreview {
  connections: readonly Connection[]
  /** User actions required at an institution before a part can be sent, by the part's id. */
  obstacles: ReadonlyMap<string, Obstacle>
  /** Amount that earlier parts have paid or are paying. Absent if none of it is in flight. */
  paid?: string
}

/**
 * Prices the session's transfer in parts from several of its accounts. If a combined transfer is in progress, prices
 * the missing amount. Accounts that cannot send are left out. An account whose part failed is used only if the others
 * do not suffice.
 *
 * @throws ApiError `badRequest` where the client does not allow it, `conflict` where nothing is lacking, `insufficientFunds`.
 */
export const combineAccounts = async (
  ctx: TransferContext,
  session: LinkSessionRecord,
  input: CombineAccountsInput,
): Promise<CombinedAccounts> => {
  const { transfer } = session.request
  const isAllowed = (transfer?.maximumSources ?? 1) > 1
  // The rest of a rehearsal is combined with its first part.
  const under =
    isAllowed || transfer?.rehearsalAboveUsd !== undefined ? await underWay(ctx, session, input.destination) : undefined
  if (!transfer || (!isAllowed && under === undefined))
    throw new ApiError('badRequest', { message: 'The client does not allow several accounts to pay one transfer.' })
  const connections = await usable(ctx, session, input.connectionIds)
  const failed = new Set(under?.parts.filter(({ phase }) => phase === 'failed').map(part => part.connectionId))
  const others = connections.filter(({ id }) => !failed.has(id))
  const plan = (from: readonly Connection[]) => planWith(ctx, session, { ...input, transfer, under, connections: from })
  if (input.connectionIds || others.length === connections.length || others.length === 0) return plan(connections)
  return plan(others).catch((error: unknown) => {
    if (error instanceof ApiError && error.type === 'insufficientFunds') return plan(connections)
    throw error
  })
}

interface UnderWay {
  transfer: Transfer
  parts: Transfer[]
}

/** The session's combined transfer, of which a part is on its way. */
const underWay = async (
  ctx: Pick<Context, 'store'>,
  { scope, transferId }: LinkSessionRecord,
  { networkId, symbol }: ResolvedDestination,
): Promise<UnderWay | undefined> => {
  const { transfers } = ctx.store
  const transfer = transferId === undefined ? undefined : await transfers.find(scope, transferId)
  if (!transfer || transfer.phase === 'failed' || transfer.phase === 'awaitingUser') return undefined
  if (!transfer.isCombined || publicStatus(transfer.phase) !== 'pending')
    throw new ApiError('conflict', { message: 'This session has been paid by another transfer.' })
  if (transfer.networkId !== networkId || transfer.symbol !== symbol)
    throw invalidField('networkId', 'must be that of the transfer that is under way')
  return { transfer, parts: await transfers.listParts(scope, transfer.id) }
}

/** Accounts that can pay a part: a wallet pays alone, and an account that is connected twice counts once. */
const usable = async (
  ctx: Pick<Context, 'store'>,
  session: LinkSessionRecord,
  chosen: readonly string[] | undefined,
): Promise<Connection[]> => {
  const byAccount = new Map<string, Connection>()
  for (const one of await connectionsOfSession(ctx, session))
    if (one.state === 'active' && one.granted.withdraw && one.type !== 'deFiWallet')
      byAccount.set(`${one.type} ${one.upstreamId}`, one)
  const all = [...byAccount.values()]
  if (!chosen) return all
  const wanted = new Set(chosen.map(id => id.toLowerCase()))
  return all.filter(({ id }) => wanted.has(id))
}

interface PlanInput extends CombineAccountsInput {
  transfer: NonNullable<LinkRequest['transfer']>
  under: UnderWay | undefined
  connections: readonly Connection[]
}

const planWith = async (
  ctx: TransferContext,
  session: LinkSessionRecord,
  input: PlanInput,
): Promise<CombinedAccounts> => {
  const { connections, under } = input
  const planned = await plan(ctx, session, input)
  const obstacles = new Map<string, Obstacle>()
  for (const part of planned.parts) {
    const connection = connections.find(({ id }) => id === part.connectionId)
    if (!connection) continue
    try {
      const obstacle = await findObstacle(ctx, connection, part)
      if (obstacle) obstacles.set(part.id, obstacle)
    } catch (error) {
      const rest = connections.filter(({ id }) => id !== connection.id)
      // The last account's error is more specific than insufficient funds.
      if (!(error instanceof ApiError) || rest.length === 0) throw error
      return planWith(ctx, session, { ...input, connections: rest })
    }
  }
  const paid = under && arrivedOrMoving(under.parts)
  return { ...planned, connections, obstacles, ...defined({ paid }) }
}

/** Prices the missing amount, from as many accounts as may still be added. */
const planRest = (
  ctx: ConnectionContext & Pick<Context, 'prices'>,
  scope: Scope,
  { transfer, parts }: UnderWay,
  { connections, maximumSources }: { connections: readonly Connection[]; maximumSources: number },
): Promise<CombinedPreview> => {
  const paying = parts.filter(({ phase }) => phase !== 'failed' && phase !== 'awaitingUser').length
  const left = Math.max(1, maximumSources - paying)
  return completeCombined(ctx, scope, { transferId: transfer.id, connections, maximumSources: left })
}

const plan = async (
  ctx: TransferContext,
  session: LinkSessionRecord,
  { destination, transfer, under, connections }: PlanInput,
): Promise<CombinedPreview> => {
  const { maximumSources = 1, transferType, transactionId, clientFeeRatio } = transfer
  if (connections.length === 0) throw new ApiError('insufficientFunds')
  if (under) return planRest(ctx, session.scope, under, { connections, maximumSources })
  const { amount } = destination
  return previewCombined(ctx, {
    connections,
    destination,
    requested: {
      ...(amount === undefined ? { amountInFiat: transfer.amountInFiat } : { amount }),
      isInclusiveFeeEnabled: false,
      clientFeeRatio,
    },
    transferType,
    maximumSources,
    clientTransactionId: transactionId,
    linkSessionId: session.id,
    // A sub-client of another client is left out of the record, like its branding of the session.
    subClientId: (await subClientOf(ctx, session))?.id,
  })
}
