import type { FoundWithdrawal } from '../../connections/connector.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import { knownOf } from '../knownOf.ts'
import { lastRefused } from '../lastRefused.ts'
import type { ExchangeWithdrawalAttempt, Transfer } from '../ports.ts'
import { arrivedOf, readChain } from './readChain.ts'
import { readAnother, readRecord } from './readWithdrawal.ts'

/** Withdrawals of a transfer that was sent after it had failed. */
export interface LateRecords {
  /** Those that were sent or may be. Empty if all that were reported have failed. */
  ids: readonly string[]
  /** One that was not known before. */
  added: FoundWithdrawal | undefined
  isPending: boolean
}

/**
 * Reads what became of the withdrawals that were reported as sent late, and looks for another that a refused call
 * created.
 */
export const readLate = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<LateRecords | 'notReadable'> => {
  const known = knownOf(transfer)
  const ids: string[] = []
  let isPending = false
  // Records with its reference are read, too, if they come to light here, and those that had failed before.
  const queue = [...known, ...(transfer.formerRecords ?? [])]
  for (const id of queue) {
    const found = await readRecord(ctx, transfer, attempt, id)
    if (found === 'notReadable') return found
    const state = found === undefined ? 'pending' : await stateOf(ctx, transfer, found)
    if (state !== 'failed') ids.push(id)
    isPending ||= state === 'pending'
    const { twins = [], failedTwins = [] } = found ?? {}
    queue.push(...[...twins, ...failedTwins].filter(other => !queue.includes(other)))
  }
  const added = await findAnother(ctx, transfer, attempt, known)
  if (added === 'notReadable') return added
  const others = added ? [added.upstreamId, ...(added.twins ?? [])].filter(id => !queue.includes(id)) : []
  return { ids: [...ids, ...others], added, isPending }
}

const findAnother = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
  known: readonly string[],
): Promise<FoundWithdrawal | 'notReadable' | undefined> => {
  if ((await lastRefused(ctx.store, transfer.id)) === undefined) return undefined
  const found = await readAnother(ctx, transfer, attempt, known)
  if (found === undefined || found === 'notReadable') return found
  return (await stateOf(ctx, transfer, found)) === 'failed' ? undefined : found
}

/** An institution's "failed" counts only if the chain does not have the transaction either. */
export const stateOf = async (
  ctx: Pick<Context, 'clock' | 'chains'>,
  transfer: Transfer,
  found: FoundWithdrawal,
): Promise<FoundWithdrawal['status']> => {
  const { status, hash } = found
  if (status !== 'failed' || hash === undefined || !ctx.chains.watches(transfer.networkId)) return status
  const seen = await readChain(ctx, { ...transfer, hash })
  if (seen === undefined || seen.kind === 'pending') return 'pending'
  const isPaid = seen.kind === 'confirmed' || (seen.kind === 'mismatched' && arrivedOf(transfer, seen) !== undefined)
  return isPaid ? 'succeeded' : 'failed'
}
