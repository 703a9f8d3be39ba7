import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'

/** SecurityCheck, Pending, BlockchainConfirmed, MoreInformationRequired, Unknown and whatever comes new are pending. */
const sent: FinalStatuses = { success: 'succeeded', CancelByUser: 'failed', Reject: 'failed', Fail: 'failed' }

/** 0 unknown, 1 to be confirmed, 2 processing, 10011 to be credited are pending, as whatever comes new. */
const received: FinalStatuses = { '3': 'succeeded', '10012': 'succeeded', '4': 'failed' }

export const sentStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(sent, upstream)

export const receivedStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(received, upstream)

/** What the user can do about it, where they can. */
export const sentMessage = (upstream: string): string | undefined =>
  upstream === 'MoreInformationRequired'
    ? 'Bybit needs more information about this withdrawal: provide it in the withdrawal history of your Bybit account'
    : undefined
