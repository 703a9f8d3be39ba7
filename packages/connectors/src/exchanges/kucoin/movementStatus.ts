import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'

/** REVIEW, PROCESSING, WALLET_PROCESSING and whatever comes new are pending, of withdrawals and of deposits. */
const finals: FinalStatuses = { SUCCESS: 'succeeded', FAILURE: 'failed' }

export const movementStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)
