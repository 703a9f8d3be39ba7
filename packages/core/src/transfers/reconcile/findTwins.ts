import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { FoundWithdrawal } from '../../connections/connector.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import { chargedOf } from '../chargedOf.ts'
import { isUnanswered } from '../isRefused.ts'
import { lastRefused } from '../lastRefused.ts'
import type { ExchangeWithdrawalAttempt, Transfer, WithdrawalAttempt } from '../ports.ts'
import { stateOf } from './readLate.ts'
import { readBesides, readRecord } from './readWithdrawal.ts'
import { sameHash } from './sameHash.ts'

/** Withdrawals of a transfer beside the one that it is followed by. */
export interface Twins {
  /** All that are known now. Empty if one that was reported in progress has failed. */
  records: readonly string[]
  /** Left the account for all of them, the transfer's own included. */
  debit: string
  /** They have the transfer's reference. Otherwise asset, amount, address and time are the same. */
  isReferenced: boolean
  found: FoundWithdrawal
  /** The one that the transfer is followed by, where it was ended before any record of it was known. */
  own?: string
}

/**
 * Looks for other withdrawals of a transfer: those with its reference, and without references those that an earlier,
 * refused call or a call without an answer may have created. Undefined if the history shows no others than those that are known.
 */
export const findTwins = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<Twins | 'notReadable' | undefined> => {
  const { institutionTransactionId: own, twinRecords = [] } = transfer
  if (attempt.kind !== 'exchangeWithdrawal') return undefined
  if (own === undefined) return findBesideUnnamed(ctx, transfer, attempt)
  const found = await readBesides(ctx, transfer, attempt, [own, ...twinRecords])
  if (found === 'notReadable' || found === undefined) return found
  if (found.hasReference) return withReference(ctx, transfer, attempt, { own, found })
  const isOfOwnCalls = isUnanswered(attempt) || (await lastRefused(ctx.store, transfer.id)) !== undefined
  if (found.status === 'failed' || !isOfOwnCalls) return undefined
  const debit = chargedOf(transfer, found).charged?.debit ?? transfer.amount
  const before = transfer.charged?.debit ?? transfer.amount
  return { records: [...twinRecords, found.upstreamId], debit: add(before, debit), isReferenced: false, found }
}

/**
 * A person ended it before any record of it showed: the first one that does is its own, unless it has another
 * transaction than the person named.
 */
const findBesideUnnamed = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
): Promise<Twins | 'notReadable' | undefined> => {
  const found = await readBesides(ctx, transfer, attempt, [])
  if (found === 'notReadable' || found?.hasReference !== true) return found === 'notReadable' ? found : undefined
  const isAnother = transfer.hash !== undefined && found.hash !== undefined && !isOwn(transfer, found)
  const own = isAnother ? '' : found.upstreamId
  const twins = await withReference(ctx, transfer, attempt, { own, found })
  return twins === undefined || twins === 'notReadable' || isAnother ? twins : { ...twins, own }
}

const isOwn = ({ hash }: Transfer, record: FoundWithdrawal): boolean =>
  hash !== undefined && record.hash !== undefined && sameHash(hash, record.hash)

/** The debit of one record. With twins, the record states that of all of them. */
const debitOf = (transfer: Transfer, { fee, debit, twins }: FoundWithdrawal): string | undefined =>
  chargedOf(transfer, defined({ fee, debit: twins ? undefined : debit })).charged?.debit

/** A record with the status "failed" counts if the chain has its transaction. */
const withReference = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  attempt: ExchangeWithdrawalAttempt,
  { own, found }: { own: string; found: FoundWithdrawal },
): Promise<Twins | 'notReadable' | undefined> => {
  const { twins = [], failedTwins = [], status, upstreamId } = found
  const shown = status === 'failed' ? twins : [upstreamId, ...twins]
  const failed = status === 'failed' ? [upstreamId, ...failedTwins] : failedTwins
  const records = shown.filter(id => id !== own)
  const debits = new Map<string, string | undefined>()
  for (const id of failed.filter(each => each !== own)) {
    const record = await readRecord(ctx, transfer, attempt, id)
    if (record === 'notReadable') return record
    // The transfer's own transaction does not prove another one.
    if (record === undefined || isOwn(transfer, record)) continue
    if ((await stateOf(ctx, transfer, record)) === 'failed') continue
    records.push(id)
    debits.set(id, debitOf(transfer, record))
  }
  const { twinRecords = [], charged, amount } = transfer
  if (records.length === twinRecords.length && records.every(id => twinRecords.includes(id))) return undefined
  const one = add(amount, charged?.fee ?? '0')
  const ofShown = shown.length === 0 ? '0' : (chargedOf(transfer, found).charged?.debit ?? one)
  const others = [own, ...records].filter(id => id !== '' && !shown.includes(id))
  const debit = others.reduce((sum, id) => add(sum, debits.get(id) ?? one), ofShown)
  return { records, debit, isReferenced: true, found }
}
