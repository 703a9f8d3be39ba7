import { add } from '@rialto/catalog'

import type { FoundWithdrawal } from '../../connections/connector.ts'
import type { Context } from '../../context.ts'
import { chargedOf } from '../chargedOf.ts'
import { lastRefused } from '../lastRefused.ts'
import type { Transfer, WithdrawalAttempt } from '../ports.ts'
import { readBesides } from './readWithdrawal.ts'

/** Withdrawals of a transfer beside the one that it is followed by. */
export interface Twins {
  /** All that are known now. Empty if one that was reported in progress has failed. */
  records: readonly string[]
  /** Left the account for all of them, the transfer's own included. */
  debit: string
  /** They have the transfer's reference. Otherwise asset, amount, address and time are the same. */
  isReferenced: boolean
  found: FoundWithdrawal
}

/**
 * Looks for a withdrawal that an earlier, refused call of this transfer created, besides the one that it is followed by.
 * Undefined if no call was refused, or the history shows no others than those that are known.
 */
export const findTwins = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<Twins | 'notReadable' | undefined> => {
  const { institutionTransactionId: own, twinRecords = [] } = transfer
  if (own === undefined || attempt.kind !== 'exchangeWithdrawal') return undefined
  if ((await lastRefused(ctx.store, transfer.id)) === undefined) return undefined
  const found = await readBesides(ctx, transfer, attempt, [own, ...twinRecords])
  if (found === 'notReadable') return found
  if (found === undefined || found.status === 'failed') return undefined
  const group = [found.upstreamId, ...(found.twins ?? [])]
  const isReferenced = group.includes(own)
  const all = isReferenced ? group : [...twinRecords, ...group]
  const records = all.filter(id => id !== own)
  if (records.length === twinRecords.length && records.every(id => twinRecords.includes(id))) return undefined
  const debit = chargedOf(transfer, found).charged?.debit ?? transfer.amount
  const before = transfer.charged?.debit ?? transfer.amount
  return { records, debit: isReferenced ? debit : add(before, debit), isReferenced, found }
}
