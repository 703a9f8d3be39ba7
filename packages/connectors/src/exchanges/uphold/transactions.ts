import { compare, subtract } from '@rialto/catalog'
import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'
import type { RangedList } from './readRange.ts'
import type { UpholdTransaction } from './schemas.ts'
import { isTransactions } from './schemas.ts'

/** Everything that was confirmed, whichever card it left or reached, newest first. */
export const transactionList: RangedList<UpholdTransaction> = { path: '/v0/me/transactions', check: isTransactions }

const finals: FinalStatuses = { completed: 'succeeded', failed: 'failed', cancelled: 'failed' }

export const transactionStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)

/** What was debited more than arrives, where both are of one asset. */
export const feeOf = ({
  origin,
  destination,
}: Pick<UpholdTransaction, 'origin' | 'destination'>): string | undefined =>
  origin.currency === destination.currency && compare(origin.amount, destination.amount) >= 0
    ? subtract(origin.amount, destination.amount)
    : undefined

/** Where a withdrawal goes. Uphold describes an address by itself, and a member by their name. */
export const addressOf = ({ destination }: Pick<UpholdTransaction, 'destination'>): string =>
  destination.address ?? destination.description ?? ''
