import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'

const finals: FinalStatuses = { COMPLETE: 'succeeded', FAILED: 'failed' }

export const transferStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)
