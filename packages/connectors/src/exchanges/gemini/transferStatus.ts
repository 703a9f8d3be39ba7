import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'

/**
 * Pending is; so is Advanced, a deposit that may be traded with and not yet withdrawn. Gemini documents no failure: the other
 * words are those that could mean nothing else.
 */
const finals: FinalStatuses = { Complete: 'succeeded', Failed: 'failed', Rejected: 'failed' }

export const transferStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)
