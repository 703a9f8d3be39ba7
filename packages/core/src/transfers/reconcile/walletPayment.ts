import type { FoundWithdrawal } from '../../connections/connector.ts'
import { connectorOf } from '../../connections/withCredentials.ts'
import type { ConnectionContext, Context, ReconcileContext } from '../../context.ts'
import { foundAs, notFound } from '../attemptEnd.ts'
import type { Repositories } from '../../store.ts'
import { isDeclined } from '../isRefused.ts'
import type { Transfer, WalletPaymentAttempt } from '../ports.ts'
import { settleWithdrawal } from '../settleWithdrawal.ts'
import { takePayment, takeRecord } from '../takeRecord.ts'
import { transitions } from '../transitions.ts'
import { adoptRecord } from './adoptRecord.ts'
import { changeTransfer } from './changeTransfer.ts'
import { followConfirmations } from './followConfirmations.ts'
import { giveUpWaiting } from './giveUpWaiting.ts'
import { readChain } from './readChain.ts'
import { readWithdrawal } from './readWithdrawal.ts'
import type { Reconciler } from './reconciler.ts'
import { sameHash } from './sameHash.ts'

/** How long a wallet's user may think before the outcome counts as not known. */
const walletLeaseMs = 10 * 60_000

/** The user was prompted in their wallet. The chain shows the outcome, whether or not the page can still report it. */
const lookForPayment = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<Transfer> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found && found !== 'notReadable')
    return settleWithdrawal(ctx, transfer, attempt, { kind: 'accepted', upstreamId: found.upstreamId })
  const isOver = ctx.clock.nowMs() >= attempt.createdAtMs + walletLeaseMs
  return isOver ? giveUpWaiting(ctx, transfer, attempt) : transfer
}

const lookForDeclined = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<Transfer> => {
  if (!isDeclined(transfer, attempt)) return transfer
  const taken = await adoptRecord(ctx, transfer, attempt)
  return taken === undefined || taken === 'notReadable' ? transfer : taken
}

const isGivenUp = (
  ctx: Pick<Context, 'connectors'>,
  transfer: Transfer,
  { createdAtMs }: WalletPaymentAttempt,
  atMs: number,
): boolean => atMs >= createdAtMs + connectorOf(ctx, transfer).descriptor.withdrawal.notCreatedAfterMs

/** A payment that the wallet never sent, or that was dropped, is given up after a day. */
const giveUpPayment = (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors'>,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<Transfer> =>
  isGivenUp(ctx, transfer, attempt, ctx.clock.nowMs())
    ? changeTransfer(ctx, transfer, (current, repositories) => transitions(ctx, repositories).missPayment(current))
    : Promise.resolve(transfer)

const resolveUnknown = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<Transfer> => {
  // The chain speaks for the moment it was read: a slow answer must not count as a late one.
  const requestedAtMs = ctx.clock.nowMs()
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  if (found)
    return changeTransfer(ctx, transfer, async (current, repositories) => {
      if (!(await takeRecord(repositories, current, found, ctx.clock.nowMs()))) return current
      await repositories.attempts.close(attempt.id, 'unknown', foundAs(found.upstreamId))
      return transitions(ctx, repositories).findInHistory(current, found)
    })
  if (!isGivenUp(ctx, transfer, attempt, requestedAtMs)) return transfer
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    await repositories.attempts.close(attempt.id, 'unknown', notFound('no payment on the chain'))
    return transitions(ctx, repositories).missPayment(current)
  })
}

/** Once the wallet's transaction is gone, its nonce shows whether it can still come. */
const noteNonce = async ({ attempts }: Repositories, attempt: WalletPaymentAttempt, found: FoundWithdrawal) => {
  if (found.nonce !== undefined) await attempts.noteNonce(attempt.id, found.nonce)
}

/** A wallet named a transaction, or one was found: it is the payment once the chain has it as such. */
const followWallet = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<Transfer> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  if (found === undefined) return giveUpPayment(ctx, transfer, attempt)
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    await noteNonce(repositories, attempt, found)
    const to = transitions(ctx, repositories)
    if (found.status === 'failed') return to.giveUp(current, found)
    const { hash } = found
    if (!(await takePayment(repositories, current, found))) return current
    if (hash !== undefined && ctx.chains.watches(transfer.networkId)) return to.send(current, { ...found, hash })
    return found.status === 'succeeded' ? to.complete(current, found) : current
  })
}

const followChain = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<Transfer> => {
  const seen = await readChain(ctx, transfer)
  if (seen === undefined) return transfer
  if (seen.kind === 'unknown') return followReplacement(ctx, transfer, attempt)
  if (seen.kind === 'reverted' || seen.kind === 'mismatched')
    return followReplacement(ctx, transfer, attempt, seen.message)
  return followConfirmations(ctx, transfer, { seen })
}

/**
 * The transaction is not on the chain, or reverted there (`revertedMessage`). Wallets send again at a higher fee, under
 * another hash, and cancel: the transaction with the same nonce is followed. A reverted payment without a replacement
 * has failed.
 */
const followReplacement = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
  revertedMessage?: string,
): Promise<Transfer> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable') return transfer
  if (found === undefined && revertedMessage === undefined) return giveUpPayment(ctx, transfer, attempt)
  const hash = found?.hash
  const isReplaced = hash !== undefined && transfer.hash !== undefined && !sameHash(hash, transfer.hash)
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    const to = transitions(ctx, repositories)
    if (found?.status === 'failed') return to.giveUp(current, found)
    if (found && isReplaced && (await takePayment(repositories, current, found))) {
      await noteNonce(repositories, attempt, found)
      return to.sendAgain(current, { ...found, hash })
    }
    return revertedMessage === undefined ? current : to.revert(current, revertedMessage)
  })
}

/** Follows a payment requested from a wallet: by the chain alone, whatever the page or the wallet reports. */
export const walletPayment: Reconciler<WalletPaymentAttempt> = {
  sending: lookForPayment,
  awaitingUser: lookForDeclined,
  unknown: resolveUnknown,
  accepted: followWallet,
  onChain: followChain,
}
