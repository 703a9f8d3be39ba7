import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'
import type { FoundWithdrawal } from '@rialto/core'

const finals: FinalStatuses = { completed: 'succeeded', failed: 'failed', expired: 'failed', canceled: 'failed' }

export const transactionStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)
