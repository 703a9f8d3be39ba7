import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'

/** 2 finished; 3 canceled, 4 failed, 11 reversed. 0 open, 1 in process and whatever comes new are pending. */
const requests: FinalStatuses = { '2': 'succeeded', '3': 'failed', '4': 'failed', '11': 'failed' }

export const requestStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(requests, upstream)

/** PENDING waits for a review, or for the user to say whose the sender is. Older answers had no status: they listed what was credited. */
const deposits: FinalStatuses = { COMPLETED: 'succeeded' }

export const depositStatus = (upstream: string | null | undefined): FoundWithdrawal['status'] =>
  upstream == null ? 'succeeded' : statusOf(deposits, upstream)
