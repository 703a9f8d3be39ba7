import type { FoundWithdrawal } from '../connections/connector.ts'
import { isUnanswered } from './isRefused.ts'
import type { WithdrawalAttempt } from './ports.ts'

/** After a transfer has arrived the chain is read again, deeper than any block that is usually replaced: after an hour and a day. */
export const firstArrivalReadMs = 60 * 60_000
export const arrivalWatchMs = 24 * 60 * 60_000

/** How long a chain or an institution is read for what failed and may have been sent. */
export const watchMs = 14 * 24 * 60 * 60_000

/**
 * The same for a refusal with a documented error: the institution answered, so that a created withdrawal is visible by
 * then.
 */
export const refusalWatchMs = 24 * 60 * 60_000

/**
 * How long a settled transfer is watched for other records of it, by the last read of its history and its last call. A
 * record without a reference may be another transfer's, so that a call without an answer may still create its own.
 */
export const othersWatchMsOf = (
  found: FoundWithdrawal | 'notReadable' | undefined,
  attempt: Pick<WithdrawalAttempt, 'outcome'>,
): number => {
  if (found === 'notReadable') return refusalWatchMs
  if (found?.twins || found?.failedTwins) return watchMs
  return found?.hasReference !== true && isUnanswered(attempt) ? refusalWatchMs : 0
}

/** Until the next of these reads: an hour at first, after a refusal a minute, then ever more seldom, twice a day in the end. */
export const watchDelayMs = (sinceEndMs: number, isRefused: boolean): number =>
  isRefused ? Math.max(60_000, sinceEndMs) : Math.min(12 * 60 * 60_000, Math.max(60 * 60_000, sinceEndMs / 4))
