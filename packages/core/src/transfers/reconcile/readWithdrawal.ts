import { defined } from '@rialto/defined'

import type { Connector, FoundWithdrawal } from '../../connections/connector.ts'
import { ConnectorError } from '../../connections/connectorError.ts'
import { readWithCredentials } from '../../connections/withCredentials.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import type { Claims } from '../../kernel/claims.ts'
import type { Transfer, WithdrawalAttempt } from '../ports.ts'
import { isUnanswered } from '../isRefused.ts'
import { withdrawalOrder } from '../withdrawalOrder.ts'

/**
 * An institution may process a call long after it was made. A record created a day later belongs to another request.
 */
const createdWithinMs = 24 * 60 * 60_000

/**
 * Looks the withdrawal up: in the institution's history, or a wallet's payment on the chain. An institution or a node that cannot be
 * read now says nothing about the money.
 */
export const readWithdrawal = async (
  ctx: ConnectionContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<FoundWithdrawal | undefined | 'notReadable'> => {
  const { institutionTransactionId: upstreamId } = transfer
  const untilMs = attempt.createdAtMs + createdWithinMs
  const claimed = await claimedBy(ctx, transfer, attempt)
  return read(ctx, transfer, attempt, { untilMs, ...claimed, ...defined({ upstreamId }), ...walletSearch(attempt) })
}

/** An answered call creates nothing later. One without an answer may be taken up long after it was made. */
const lastCreatedAtMs = (attempt: WithdrawalAttempt): number =>
  isUnanswered(attempt) ? attempt.createdAtMs + createdWithinMs : attempt.createdAtMs

/** Looks for another withdrawal like this one, except these records. */
export const readBesides = async (
  ctx: ConnectionContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  known: readonly string[],
): Promise<FoundWithdrawal | undefined | 'notReadable'> => {
  const others = await ctx.store.claims.listRecords(transfer)
  const claimed: Claims = { size: others.size + known.length, has: id => known.includes(id) || others.has(id) }
  return read(ctx, transfer, attempt, { untilMs: lastCreatedAtMs(attempt), claimed })
}

/** The same, also where the known ones have its reference. */
export const readAnother = async (
  ctx: ConnectionContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  known: readonly string[],
): Promise<FoundWithdrawal | undefined | 'notReadable'> => {
  const claimed = await ctx.store.claims.listRecords(transfer)
  return read(ctx, transfer, attempt, { untilMs: lastCreatedAtMs(attempt), claimed, besides: known })
}

/** Another withdrawal like those with these ids, of those that the transfer's own search can meet. */
export const readOther = async (
  ctx: ConnectionContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  besides: readonly string[],
): Promise<FoundWithdrawal | undefined | 'notReadable'> => {
  const claimed = await ctx.store.claims.listRecords(transfer)
  return read(ctx, transfer, attempt, { untilMs: attempt.createdAtMs + createdWithinMs, claimed, besides })
}

/** One of its withdrawals, by its id. */
export const readRecord = (
  ctx: ConnectionContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  upstreamId: string,
): Promise<FoundWithdrawal | undefined | 'notReadable'> =>
  read(ctx, transfer, attempt, { untilMs: attempt.createdAtMs + createdWithinMs, upstreamId })

type Search = Parameters<Connector['withdraw']['find']>[1]

const read = async (
  ctx: ConnectionContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  search: Omit<Search, 'order' | 'sinceMs'>,
): Promise<FoundWithdrawal | undefined | 'notReadable'> => {
  const connection = await ctx.store.connections.findWithRemoved(transfer.scope, transfer.connectionId)
  if (!connection) return 'notReadable'
  const first = (attempt.number > 1 ? await ctx.store.attempts.last(transfer.id, 2) : undefined) ?? attempt
  try {
    return await readWithCredentials(ctx, connection, (connector, credentials) =>
      connector.withdraw.find(credentials, {
        order: withdrawalOrder(transfer),
        sinceMs: first.createdAtMs,
        calledAtMs: attempt.createdAtMs,
        ...search,
      }),
    )
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectorError) return 'notReadable'
    throw error
  }
}

/** Range of the chain in which a wallet's payment is searched. */
const walletSearch = (attempt: WithdrawalAttempt): { afterBlock?: bigint; nonce?: bigint } => {
  if (attempt.kind !== 'walletPayment') return {}
  const { afterBlock, walletNonce } = attempt
  return { afterBlock: BigInt(afterBlock), ...(walletNonce === undefined ? {} : { nonce: BigInt(walletNonce) }) }
}

/** Records of other transfers. A payment inside a transaction belongs to one transfer. */
const claimedBy = async (
  ctx: Pick<Context, 'store'>,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<{ claimed?: Claims }> => {
  const { claims } = ctx.store
  if (attempt.kind === 'walletPayment') return { claimed: await claims.listPayments(transfer) }
  if (transfer.institutionTransactionId !== undefined) return {}
  return { claimed: await claims.listRecords(transfer) }
}
