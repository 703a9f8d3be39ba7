import { findNetwork, findToken, toBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { FoundWithdrawal } from '../connections/connector.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import { connectorOf, readWithCredentials } from '../connections/withCredentials.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../kernel/store.ts'
import { reconcileConversion } from '../funding/reconcileConversion.ts'
import { lockTransfer } from './combined/followPart.ts'
import { publicStatus } from './phases.ts'
import { OrderAlreadyPaidError, type Transfer, type WithdrawalAttempt } from './ports.ts'
import { settleWithdrawal } from './settleWithdrawal.ts'
import { transitions, watchDelayMs } from './transitions.ts'
import { intend, reconcileLater, withdrawalOrder } from './beginWithdrawal.ts'

/** Clocks of two machines differ, and institutions round: look a little further back than the attempt. */
const historySlackMs = 5 * 60_000

/**
 * Takes a transfer one step on by reading: the institution's history while the institution has it, the chain once it
 * named a transaction, and the history again where the chain has no such transaction. Sends nothing again; it sends for the
 * first time what the user approved and what had to be converted before. Answers how many milliseconds later to look again, or undefined
 * when the transfer has ended or waits for its user.
 */
export const reconcileTransfer = async (
  ctx: Context,
  scope: Scope,
  transferId: string,
): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  if (!transfer) return undefined
  if (transfer.phase === 'converting') return reconcileConversion(ctx, transfer)
  const attempt = await ctx.store.attempts.last(transfer.id)
  if (!attempt) return undefined
  const next = await step(ctx, transfer, attempt)
  if (next.phase === 'awaitingUser') return declinedPollDelayMs(ctx, attempt)
  if (publicStatus(next.phase) !== 'pending') return undefined
  if (next.phase !== transfer.phase || next.hash !== transfer.hash) return 0
  // A transaction that an institution sends a day late is confirmed as soon as any other.
  const sinceMs = (next.phase === 'onChain' ? next.sentAtMs : undefined) ?? attempt.createdAtMs
  return nextPollDelayMs(next.phase, ctx.clock.nowMs() - sinceMs)
}

/** Often at first, then ever more seldom: 2 s, 5 s, 15 s, 1 min, 5 min, 15 min, hourly. */
export const nextPollDelayMs = (phase: Transfer['phase'], ageMs: number): number => {
  if (ageMs < 60_000) return phase === 'onChain' ? 1_000 : 2_000
  if (ageMs < 5 * 60_000) return 5_000
  if (ageMs < 15 * 60_000) return 15_000
  if (ageMs < 60 * 60_000) return 60_000
  if (ageMs < 6 * 60 * 60_000) return 5 * 60_000
  return ageMs < 24 * 60 * 60_000 ? 15 * 60_000 : 60 * 60_000
}

const step = (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  if (transfer.phase === 'sending' && attempt.afterBlock !== undefined) return lookForPayment(ctx, transfer, attempt)
  if (transfer.phase === 'sending') return giveUpWaiting(ctx, transfer, attempt)
  if (transfer.phase === 'unknown') return resolveUnknown(ctx, transfer, attempt)
  if (transfer.phase === 'accepted') return reconcileWithInstitution(ctx, transfer, attempt)
  if (transfer.phase === 'onChain') return reconcileWithChain(ctx, transfer, attempt)
  return isDeclined(transfer, attempt) ? lookForDeclined(ctx, transfer, attempt) : Promise.resolve(transfer)
}

/** Changes the transfer if it is still where it was read; else answers what somebody else made of it. */
const change = (
  ctx: Context,
  read: Transfer,
  make: (current: Transfer, repositories: Repositories) => Promise<Transfer>,
): Promise<Transfer> =>
  ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, read)
    if (!current) throw new Error(`transfer ${read.id} vanished`)
    return current.phase === read.phase ? make(current, repositories) : current
  })

/** How long a wallet's user may think before the outcome counts as not known. */
const walletLeaseMs = 10 * 60_000

/** The user was asked in their wallet. Whether the page is still there to say what came of it or not, the chain does. */
const lookForPayment = async (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  const found = await findAtInstitution(ctx, transfer, attempt)
  if (found && found !== 'notReadable')
    return settleWithdrawal(ctx, transfer, attempt, { kind: 'accepted', upstreamId: found.upstreamId })
  const isOver = ctx.clock.nowMs() >= attempt.createdAtMs + walletLeaseMs
  return isOver ? giveUpWaiting(ctx, transfer, attempt) : transfer
}

/** The wallet was asked, and said that its user declined. */
export const isDeclined = ({ phase }: Transfer, { state, afterBlock }: WithdrawalAttempt): boolean =>
  phase === 'awaitingUser' && state === 'notCreated' && afterBlock !== undefined

const lookForDeclined = async (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  const taken = await takeDeclined(ctx, transfer, attempt)
  return taken === undefined || taken === 'notReadable' ? transfer : taken
}

/** Ever more seldom, for a day. */
const declinedPollDelayMs = (ctx: Context, { afterBlock, createdAtMs }: WithdrawalAttempt): number | undefined => {
  const ageMs = ctx.clock.nowMs() - createdAtMs
  return afterBlock === undefined || ageMs >= 24 * 60 * 60_000 ? undefined : Math.max(15_000, ageMs)
}

/**
 * A wallet may have sent what it said that its user declined: what the chain has of it is the payment. Undefined where the chain has
 * none.
 */
export const takeDeclined = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<Transfer | 'notReadable' | undefined> => {
  const found = await findAtInstitution(ctx, transfer, attempt)
  if (found === 'notReadable') return found
  if (found === undefined || found.status === 'failed') return undefined
  const { upstreamId } = found
  return change(ctx, transfer, async (current, repositories) => {
    const to = transitions(ctx, repositories)
    const sending = await to.requestAgain(current)
    const { id } = await intend(ctx, repositories, sending)
    await repositories.attempts.close(id, 'intended', 'accepted', `found as ${upstreamId}`)
    await reconcileLater(repositories, sending, ctx.clock.nowMs())
    return to.accept(sending, { kind: 'accepted', upstreamId })
  }).catch((error: unknown) => {
    // The order was paid by another transfer meanwhile.
    if (error instanceof OrderAlreadyPaidError) return undefined
    throw error
  })
}

/** What a wallet never sent, or what was dropped on the way, is given up after a day. */
const giveUpPayment = (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  const { notCreatedAfterMs } = connectorOf(ctx, transfer).descriptor.withdrawal
  const isOver = attempt.afterBlock !== undefined && ctx.clock.nowMs() >= attempt.createdAtMs + notCreatedAfterMs
  if (!isOver) return Promise.resolve(transfer)
  return change(ctx, transfer, (current, repositories) => missPayment(ctx, current, repositories))
}

/** What is given up is watched: it may have been signed, and then it can still come. */
const missPayment = async (ctx: Context, current: Transfer, repositories: Repositories): Promise<Transfer> => {
  const failed = await transitions(ctx, repositories).missPayment(current)
  await reconcileLater(repositories, failed, ctx.clock.nowMs() + watchDelayMs)
  return failed
}

/** The process that made the call is gone, or its call outlived every timeout: what it did is not known. */
const giveUpWaiting = (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  const isOver = ctx.clock.nowMs() >= attempt.createdAtMs + ctx.settings.withdrawalLeaseMs
  if (!isOver && !attempt.isAbandoned) return Promise.resolve(transfer)
  return change(ctx, transfer, async (current, repositories) => {
    const open = await repositories.attempts.close(attempt.id, 'intended', 'unknown', 'no reply was recorded')
    return open ? transitions(ctx, repositories).loseAnswer(current, 'no reply was recorded') : current
  })
}

const resolveUnknown = async (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  // The history speaks for the moment it was asked: a slow answer must not count as a late one.
  const requestedAtMs = ctx.clock.nowMs()
  const found = await findAtInstitution(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  if (found)
    return change(ctx, transfer, async (current, repositories) => {
      // A twin of this order, under way or older and not resolved either: the record may be its own. Look again.
      if (await repositories.transfers.hasRival(current, found.upstreamId)) return current
      await repositories.attempts.close(attempt.id, 'unknown', 'accepted', `found as ${found.upstreamId}`)
      return transitions(ctx, repositories).findInHistory(current, found)
    })
  const { notCreatedAfterMs } = connectorOf(ctx, transfer).descriptor.withdrawal
  if (requestedAtMs - attempt.createdAtMs < notCreatedAfterMs) return transfer
  return change(ctx, transfer, async (current, repositories) => {
    await repositories.attempts.close(attempt.id, 'unknown', 'notCreated', 'no trace in the history')
    if (attempt.afterBlock !== undefined) return missPayment(ctx, current, repositories)
    return transitions(ctx, repositories).missInHistory(current)
  })
}

/** Once the wallet's transaction is gone, its nonce shows whether it can still come. */
const noteNonce = async ({ attempts }: Repositories, attempt: WithdrawalAttempt, found: FoundWithdrawal) => {
  if (found.nonce !== undefined) await attempts.noteNonce(attempt.id, found.nonce)
}

const reconcileWithInstitution = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<Transfer> => {
  const found = await findAtInstitution(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  if (found === undefined) return giveUpPayment(ctx, transfer, attempt)
  return change(ctx, transfer, async (current, repositories) => {
    await noteNonce(repositories, attempt, found)
    const to = transitions(ctx, repositories)
    if (found.status === 'failed') return to.giveUp(current, found)
    const { hash } = found
    if (hash !== undefined && ctx.chains.watches(transfer.networkId)) return to.send(current, { ...found, hash })
    return found.status === 'succeeded' ? to.complete(current, found) : Promise.resolve(current)
  })
}

/** A transaction reaches a node this long after it was named: until then a node that does not have it means nothing. */
export const propagationMs = 30_000

const reconcileWithChain = async (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  const token = findToken(transfer.networkId, transfer.symbol)
  if (!token || transfer.hash === undefined)
    throw new Error(`transfer ${transfer.id} is on chain without token or hash`)
  const seen = await ctx.chains.confirm({
    networkId: transfer.networkId,
    hash: transfer.hash,
    symbol: transfer.symbol,
    toAddress: transfer.toAddress,
    amountBaseUnits: toBaseUnits(transfer.amount, token.decimals),
  })
  if (seen.kind === 'unknown') {
    const isRecent = ctx.clock.nowMs() < (transfer.sentAtMs ?? 0) + propagationMs
    return isRecent ? transfer : followReplacement(ctx, transfer, attempt)
  }
  if (seen.kind === 'failed') return followReplacement(ctx, transfer, attempt, seen.message)
  const { confirmations } = seen
  return change(ctx, transfer, async (current, repositories) => {
    // Another process followed a replacement meanwhile.
    if (current.hash !== transfer.hash) return current
    const to = transitions(ctx, repositories)
    return seen.kind === 'confirmed' ? to.confirm(current, confirmations) : to.confirmFurther(current, confirmations)
  })
}

const sameHash = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/^0x/, '') === other.toLowerCase().replace(/^0x/, '')

/**
 * The named transaction is not on the chain, or reverted there (`revertedMessage`): institutions send again, at a higher fee or
 * after a failure, under another hash, and cancel. Their history is read again; only what it states is followed: another hash, or
 * that the withdrawal failed. A reverted transaction that the institution does not replace has failed.
 */
const followReplacement = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  revertedMessage?: string,
): Promise<Transfer> => {
  const found = await findAtInstitution(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  if (found === undefined && revertedMessage === undefined) return giveUpPayment(ctx, transfer, attempt)
  const hash = found?.hash
  const isReplaced = hash !== undefined && transfer.hash !== undefined && !sameHash(hash, transfer.hash)
  return change(ctx, transfer, async (current, repositories) => {
    if (current.hash !== transfer.hash) return current
    const to = transitions(ctx, repositories)
    if (found?.status === 'failed') return to.giveUp(current, found)
    if (found && isReplaced) {
      await noteNonce(repositories, attempt, found)
      return to.sendAgain(current, { ...found, hash })
    }
    return revertedMessage === undefined ? current : to.revert(current, revertedMessage)
  })
}

/** What belongs to other transfers. One transaction of a wallet is one transfer's, also when its hash was named. */
const claimedBy = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<{ claimed?: ReadonlySet<string> }> => {
  const { transfers } = ctx.store
  if (attempt.afterBlock !== undefined) return { claimed: new Set(await transfers.listWalletHashes(transfer)) }
  if (transfer.institutionTransactionId !== undefined) return {}
  return { claimed: new Set(await transfers.listInstitutionIds(transfer)) }
}

/** Looks the withdrawal up. An institution that cannot be read now says nothing about the money. */
export const findAtInstitution = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<FoundWithdrawal | undefined | 'notReadable'> => {
  const connection = await ctx.store.connections.findWithRemoved(transfer.scope, transfer.connectionId)
  if (!connection) return 'notReadable'
  const upstreamId = transfer.institutionTransactionId
  const claimed = await claimedBy(ctx, transfer, attempt)
  try {
    return await readWithCredentials(ctx, connection, (connector, credentials) =>
      connector.withdraw.find(credentials, {
        order: withdrawalOrder(transfer),
        sinceMs: Math.min(attempt.createdAtMs, transfer.createdAtMs) - historySlackMs,
        ...claimed,
        ...defined({ upstreamId }),
        ...(attempt.afterBlock === undefined ? {} : { afterBlock: BigInt(attempt.afterBlock) }),
        ...(attempt.walletNonce === undefined ? {} : { nonce: BigInt(attempt.walletNonce) }),
      }),
    )
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectorError) return 'notReadable'
    throw error
  }
}

/** Confirmations after which the transfer's network counts a payment as final. */
export const requiredConfirmations = (transfer: Pick<Transfer, 'networkId'>): number =>
  findNetwork(transfer.networkId)?.finalityConfirmations ?? 1
