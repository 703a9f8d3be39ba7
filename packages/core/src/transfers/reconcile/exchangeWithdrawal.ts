import { connectorOf } from '../../connections/withCredentials.ts'
import type { Context } from '../../kernel/context.ts'
import type { ExchangeWithdrawalAttempt, Transfer } from '../ports.ts'
import { takeRecord } from '../takeRecord.ts'
import { transitions } from '../transitions.ts'
import { changeTransfer } from './changeTransfer.ts'
import { followConfirmations } from './followConfirmations.ts'
import { giveUpWaiting } from './giveUpWaiting.ts'
import { readChain } from './readChain.ts'
import { readWithdrawal } from './readWithdrawal.ts'
import type { Reconciler } from './reconciler.ts'
import { sameHash } from './sameHash.ts'

const resolveUnknown = async (
  ctx: Context,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<Transfer> => {
  // The history speaks for the moment it was asked: a slow answer must not count as a late one.
  const requestedAtMs = ctx.clock.nowMs()
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  if (found)
    return changeTransfer(ctx, transfer, async (current, repositories) => {
      if (!(await takeRecord(repositories, current, found.upstreamId))) return current
      await repositories.attempts.close(attempt.id, 'unknown', 'accepted', `found as ${found.upstreamId}`)
      return transitions(ctx, repositories).findInHistory(current, found)
    })
  const { notCreatedAfterMs } = connectorOf(ctx, transfer).descriptor.withdrawal
  if (requestedAtMs - attempt.createdAtMs < notCreatedAfterMs) return transfer
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    await repositories.attempts.close(attempt.id, 'unknown', 'notCreated', 'no trace in the history')
    return transitions(ctx, repositories).missInHistory(current)
  })
}

const followInstitution = async (
  ctx: Context,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<Transfer> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable' || found === undefined) return transfer
  return changeTransfer(ctx, transfer, (current, repositories) => {
    const to = transitions(ctx, repositories)
    if (found.status === 'failed') return to.giveUp(current, found)
    const { hash } = found
    if (hash !== undefined && ctx.chains.watches(transfer.networkId)) return to.send(current, { ...found, hash })
    return found.status === 'succeeded' ? to.complete(current, found) : Promise.resolve(current)
  })
}

const followChain = async (ctx: Context, transfer: Transfer, attempt: ExchangeWithdrawalAttempt): Promise<Transfer> => {
  const seen = await readChain(ctx, transfer)
  if (seen === undefined) return transfer
  if (seen.kind === 'unknown') return followReplacement(ctx, transfer, attempt)
  if (seen.kind === 'failed') return followReplacement(ctx, transfer, attempt, seen.message)
  const isFinal = seen.kind === 'confirmed' && transfer.charged === undefined
  return followConfirmations(ctx, isFinal ? await noteCharge(ctx, transfer, attempt) : transfer, seen)
}

/** Institutions that settle their fee last show it last: before the end, the history is asked for it once more. */
const noteCharge = async (ctx: Context, transfer: Transfer, attempt: ExchangeWithdrawalAttempt): Promise<Transfer> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable' || found === undefined) return transfer
  return changeTransfer(ctx, transfer, (current, repositories) =>
    transitions(ctx, repositories).noteCharge(current, found),
  )
}

/**
 * The named transaction is not on the chain, or reverted there (`revertedMessage`): institutions send again, at a higher fee or
 * after a failure, under another hash, and cancel. Their history is read again; only what it states is followed: another hash, or
 * that the withdrawal failed. A reverted transaction that the institution does not replace has failed.
 */
const followReplacement = async (
  ctx: Context,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
  revertedMessage?: string,
): Promise<Transfer> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  const hash = found?.hash
  const isReplaced = hash !== undefined && transfer.hash !== undefined && !sameHash(hash, transfer.hash)
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    const to = transitions(ctx, repositories)
    if (found?.status === 'failed') return to.giveUp(current, found)
    if (found && isReplaced) return to.sendAgain(current, { ...found, hash })
    return revertedMessage === undefined ? current : to.revert(current, revertedMessage)
  })
}

/** Follows what we called the institution for: by its history until it names a transaction, then by the chain. */
export const exchangeWithdrawal: Reconciler<ExchangeWithdrawalAttempt> = {
  sending: giveUpWaiting,
  unknown: resolveUnknown,
  accepted: followInstitution,
  onChain: followChain,
}
