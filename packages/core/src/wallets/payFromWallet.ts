import { defined } from '@rialto/defined'

import { connectorOf } from '../connections/withCredentials.ts'
import type { Connection } from '../connections/ports.ts'
import { apiErrorFromConnector } from '../connections/apiErrorFromConnector.ts'
import type { WalletRequest, WithdrawOutcome } from '../connections/connector.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { connectionOfSession } from '../link/restoreConnections.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { beginWithdrawal, reconcileLater, withdrawalOrder } from '../transfers/beginWithdrawal.ts'
import type { Transfer } from '../transfers/ports.ts'
import { settleWithdrawal } from '../transfers/settleWithdrawal.ts'
import { transitions } from '../transfers/transitions.ts'
import { sourceAddress } from '../screening/screenAddresses.ts'

interface WalletAnswer {
  previewId: string
  hash?: string | undefined
  isUnknown?: boolean | undefined
}

type Asked = WalletRequest | { kind: 'alreadyAsked'; transfer: Transfer }

/** How soon the chain is looked at for what a wallet was asked for. */
const firstLookMs = 2_000

/**
 * What the user's wallet is to be asked for now. The intent is committed before it is handed out, so that of several pages of a
 * session only one asks, and so that the payment is found on the chain when no page is left to say what came of it.
 *
 * @throws ApiError `previewNotFound`, `previewExpired`, or that the chain cannot be read.
 */
export const askWallet = async (ctx: Context, session: LinkSessionRecord, previewId: string): Promise<Asked> => {
  const { transfer, connection } = await ownPayment(ctx, session, previewId)
  if (transfer.phase !== 'awaitingUser') return { kind: 'alreadyAsked', transfer }
  const { askWallet: ask } = connectorOf(ctx, connection)
  if (!ask) throw new ApiError('previewNotFound')
  const request = await ask(connection.credentials, withdrawalOrder(transfer)).catch((error: unknown) => {
    throw apiErrorFromConnector(error)
  })
  if (request.kind !== 'ready') return request
  const { afterBlock } = request
  const begun = await beginWithdrawal(ctx, session.scope, {
    previewId,
    connectionId: connection.id,
    afterBlock,
    ...defined({ source: sourceAddress(connection) }),
  })
  if (begun.kind !== 'begun') return { kind: 'alreadyAsked', transfer: begun.transfer }
  await reconcileLater(ctx.store, begun.transfer, ctx.clock.nowMs() + firstLookMs)
  await ctx.failpoint('withdrawal.intended')
  return request
}

/**
 * What a page reports as the wallet's answer. A hash is only where to look first: the payment counts when the chain has it, from the
 * wallet's own address. Without one the user declined, and the same payment can be asked for again; unless it `isUnknown` whether the
 * wallet sent it.
 *
 * @throws ApiError `previewNotFound`.
 */
export const answerWallet = async (
  ctx: Context,
  session: LinkSessionRecord,
  { previewId, hash, isUnknown }: WalletAnswer,
): Promise<Transfer> => {
  const { transfer } = await ownPayment(ctx, session, previewId)
  const attempt = await ctx.store.attempts.last(transfer.id)
  if (attempt?.afterBlock === undefined) return transfer
  const upstreamId = hash === undefined ? undefined : spelled(hash)
  if (attempt.state === 'intended') return settleWithdrawal(ctx, transfer, attempt, outcomeOf(upstreamId, isUnknown))
  if (attempt.state !== 'unknown' || (upstreamId === undefined && isUnknown)) return transfer
  return ctx.store.transaction(async repositories => {
    const current = await repositories.transfers.findForUpdate(session.scope, transfer.id)
    if (current?.phase !== 'unknown') return current ?? transfer
    const to = transitions(ctx, repositories)
    await repositories.attempts.close(attempt.id, 'unknown', upstreamId === undefined ? 'notCreated' : 'accepted')
    if (upstreamId === undefined) return to.decline(current)
    await reconcileLater(repositories, current, ctx.clock.nowMs())
    return to.findInHistory(current, { upstreamId, status: 'pending', upstreamStatus: 'named by the wallet' })
  })
}

const outcomeOf = (upstreamId: string | undefined, isUnknown = false): WithdrawOutcome => {
  if (upstreamId !== undefined) return { kind: 'accepted', upstreamId }
  return isUnknown
    ? { kind: 'unknown', message: 'the wallet returned an error' }
    : { kind: 'walletConfirmationRequired' }
}

/** Hexadecimal has two spellings, and base58 one. */
const spelled = (hash: string): string => (hash.startsWith('0x') ? hash.toLowerCase() : hash)

/** A payment of this session from a wallet connected in it. Others answer as if they did not exist. */
const ownPayment = async (
  ctx: Context,
  session: LinkSessionRecord,
  previewId: string,
): Promise<{ transfer: Transfer; connection: Connection }> => {
  const transfer = await ctx.store.transfers.find(session.scope, previewId.toLowerCase())
  const connection = transfer && (await connectionOfSession(ctx, session, transfer.connectionId))
  if (transfer?.linkSessionId !== session.id || !connection) throw new ApiError('previewNotFound')
  return { transfer, connection }
}
