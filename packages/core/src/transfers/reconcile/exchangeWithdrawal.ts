import { defined } from '@rialto/defined'

import type { ChainConfirmation } from '../../chains/ports.ts'
import type { FoundWithdrawal } from '../../connections/connector.ts'
import { connectorOf } from '../../connections/withCredentials.ts'
import type { ConnectionContext, CommonContext, Context, ReconcileContext } from '../../context.ts'
import { foundAs, notFound } from '../attemptEnd.ts'
import { isRefused } from '../isRefused.ts'
import type { ExchangeWithdrawalAttempt, Transfer, TransferFinding } from '../ports.ts'
import { takeRecord } from '../takeRecord.ts'
import { transitions } from '../transitions.ts'
import { othersWatchMsOf } from '../watchTimes.ts'
import { adoptRecord } from './adoptRecord.ts'
import { changeTransfer } from './changeTransfer.ts'
import { followConfirmations } from './followConfirmations.ts'
import { giveUpWaiting } from './giveUpWaiting.ts'
import { arrivedOf, readChain } from './readChain.ts'
import { readOther, readWithdrawal } from './readWithdrawal.ts'
import type { Reconciler } from './reconciler.ts'
import { sameHash } from './sameHash.ts'

const resolveUnknown = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<Transfer> => {
  // The history speaks for the moment it was asked: a slow answer must not count as a late one.
  const requestedAtMs = ctx.clock.nowMs()
  const passed: string[] = []
  let found = await readWithdrawal(ctx, transfer, attempt)
  while (found !== undefined && found !== 'notReadable' && !passed.includes(found.upstreamId)) {
    const next = await takeFound(ctx, transfer, attempt, found)
    if (next.phase !== 'unknown') return next
    // It belongs to another transfer, or may. One behind it may be this transfer's.
    passed.push(found.upstreamId)
    found = await readOther(ctx, transfer, attempt, passed)
  }
  if (found !== undefined || passed.length > 0) return transfer
  // The institution confirmed that it has one, by a record of another transfer, so that elapsed time does not prove its
  // absence.
  if (attempt.state === 'accepted') return transfer
  const { notCreatedAfterMs } = connectorOf(ctx, transfer).descriptor.withdrawal
  if (requestedAtMs - attempt.createdAtMs < notCreatedAfterMs) return transfer
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    await repositories.attempts.close(attempt.id, 'unknown', notFound('no trace in the history'))
    return transitions(ctx, repositories).missInHistory(current)
  })
}

const takeFound = (
  ctx: CommonContext,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
  found: FoundWithdrawal,
): Promise<Transfer> =>
  changeTransfer(ctx, transfer, async (current, repositories) => {
    if (!(await takeRecord(repositories, current, found, ctx.clock.nowMs()))) return current
    await repositories.attempts.close(attempt.id, 'unknown', foundAs(found.upstreamId))
    return transitions(ctx, repositories).findInHistory(current, found)
  })

/**
 * The institution has the withdrawal. A named transaction is followed on the chain, whatever the institution reports.
 * On a watched chain, "completed" without a transaction is not final, except for internal transfers.
 */
const followInstitution = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<Transfer> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  const isWatched = ctx.chains.watches(transfer.networkId)
  if (found === 'notReadable' || found === undefined) return isWatched ? followNamed(ctx, transfer) : transfer
  return changeTransfer(ctx, transfer, (current, repositories) => {
    const to = transitions(ctx, repositories)
    const { hash = current.hash } = found
    if (hash !== undefined && isWatched) return to.send(current, { ...found, hash })
    if (found.status === 'failed') return to.giveUp(current, found)
    if (found.status === 'pending') return Promise.resolve(current)
    if (isWatched && found.isOffChain !== true) return to.mismatch(current, { kind: 'unnamed' }, found.upstreamStatus)
    return to.complete(current, found, othersWatchMsOf(found, attempt))
  })
}

/** The institution shows nothing of it now. A transaction that it named before, or to a person, is on the chain all the same. */
const followNamed = async (ctx: CommonContext, transfer: Transfer): Promise<Transfer> => {
  const { hash } = transfer
  if (hash === undefined) return transfer
  const found = {
    upstreamId: transfer.institutionTransactionId ?? '',
    status: 'pending',
    upstreamStatus: 'named',
  } as const
  return changeTransfer(ctx, transfer, (current, repositories) =>
    transitions(ctx, repositories).send(current, { ...found, hash }),
  )
}

const followChain = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<Transfer> => {
  const seen = await readChain(ctx, transfer)
  if (seen === undefined) return transfer
  if (seen.kind !== 'pending' && seen.kind !== 'confirmed') return followMismatch(ctx, transfer, attempt, seen)
  if (seen.kind === 'pending') return followConfirmations(ctx, transfer, { seen })
  // Some institutions report their fee last, and a withdrawal may exist more than once: the history is read again.
  const found = await readWithdrawal(ctx, transfer, attempt)
  const othersWatchMs = othersWatchMsOf(found, attempt)
  return followConfirmations(ctx, transfer, {
    seen,
    othersWatchMs,
    ...defined({ found: found === 'notReadable' ? undefined : found }),
  })
}

/** The chain's result in place of the payment. */
type Mismatch = Exclude<ChainConfirmation, { kind: 'pending' | 'confirmed' }>

/**
 * The chain has no such transaction, or it is not the payment. Institutions send again, at a higher fee or after a
 * failure, under another hash, correct their reports, and cancel: their history is read again, and only its statements
 * are followed. Another hash goes to the chain; only their own "failed" fails the withdrawal, and not while part of it
 * has arrived. Until then it stays open, with the finding.
 */
const followMismatch = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
  seen: Mismatch,
): Promise<Transfer> => {
  const read = await readWithdrawal(ctx, transfer, attempt)
  const found = read === 'notReadable' ? undefined : read
  const finding = findingOf(ctx, transfer, seen)
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    const to = transitions(ctx, repositories)
    if (found && isReplaced(transfer, found)) return to.sendAgain(current, found)
    if (found?.status === 'failed' && finding?.kind !== 'short') return to.giveUp(current, found)
    return finding ? to.mismatch(current, finding, 'message' in seen ? seen.message : notOnChain) : current
  })
}

const notOnChain = 'No node has the transaction'

const isReplaced = (transfer: Transfer, found: FoundWithdrawal): found is FoundWithdrawal & { hash: string } =>
  found.hash !== undefined && transfer.hash !== undefined && !sameHash(found.hash, transfer.hash)

/** A node that does not have a transaction says something about it only after this long. */
export const missingAfterMs = 60 * 60_000

const findingOf = (
  ctx: Pick<Context, 'clock'>,
  transfer: Transfer,
  seen: Mismatch,
): Omit<TransferFinding, 'sinceMs'> | undefined => {
  const { hash, sentAtMs = 0 } = transfer
  const about = defined({ hash })
  if (seen.kind === 'reverted') return { kind: 'reverted', ...about }
  if (seen.kind === 'unknown')
    return ctx.clock.nowMs() < sentAtMs + missingAfterMs ? undefined : { kind: 'missing', ...about }
  const arrived = arrivedOf(transfer, seen)
  return arrived === undefined ? { kind: 'elsewhere', ...about } : { kind: 'short', arrived, ...about }
}

const lookForRefused = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<Transfer> => {
  if (!isRefused(transfer, attempt)) return transfer
  const adopted = await adoptRecord(ctx, transfer, attempt)
  return adopted === undefined || adopted === 'notReadable' ? transfer : adopted
}

/** Follows a withdrawal at an institution: by its history until it names a transaction, then by the chain. */
export const exchangeWithdrawal: Reconciler<ExchangeWithdrawalAttempt> = {
  sending: giveUpWaiting,
  awaitingUser: lookForRefused,
  unknown: resolveUnknown,
  accepted: followInstitution,
  onChain: followChain,
}
