import type { FoundWithdrawal } from '@rialto/core'
import type { Search } from '../../kit/matching/foundWithdrawal.ts'
import { type MatchingPolicy, matchWithdrawal, type WithdrawalRecord } from '../../kit/matching/matchWithdrawal.ts'
import type { SampleContext } from './api.ts'
import { unwritten } from './errors.ts'

export const readTerms = unwritten.placeholder('readTerms')

/** Plans with reads, then calls once: `withdrawSigned`. */
export const submitWithdrawal = unwritten.placeholder('submitWithdrawal')

/** For the documentation of each member see MAPPING.md. */
export const sampleRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

/** Its history since then, in our terms. */
const readRecords: (context: SampleContext, search: Search) => Promise<WithdrawalRecord[]> =
  unwritten.placeholder('findWithdrawal')

export const findWithdrawal = async (
  context: SampleContext,
  _access: unknown,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const records = await readRecords(context, search)
  return matchWithdrawal(records, search, { policy: sampleRecords, networks: context.descriptor.networks })
}
