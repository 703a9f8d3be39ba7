import { compare } from '@rialto/catalog'

import type { UpstreamTransfer } from '../connections/history.ts'
import type { Transfer } from '../transfers/ports.ts'
import { sameHash } from '../transfers/reconcile/sameHash.ts'
import type { BookDifference } from './ports.ts'

const side = 'institution'

/** Whether the transfer counts as sent: it arrived, or showed after it had failed. */
const isSent = ({ phase, foundLateAtMs }: Transfer): boolean => phase === 'settled' || foundLateAtMs !== undefined

/** The institution's record beside our row. `expectedFee`: of the transfer's money line. */
export const compareRecord = (transfer: Transfer, record: UpstreamTransfer, expectedFee: string): BookDifference[] => {
  const differences: BookDifference[] = []
  if (compare(record.amount, transfer.amount) !== 0)
    differences.push({ side, about: 'amount', expected: transfer.amount, seen: record.amount })
  // The charge of several records is in the review queue as one sum.
  if (record.fee !== undefined && transfer.twinRecords === undefined && compare(record.fee, expectedFee) !== 0)
    differences.push({ side, about: 'fee', expected: expectedFee, seen: record.fee })
  const expectedStatus = isSent(transfer) ? 'succeeded' : 'failed'
  if (record.status !== expectedStatus && record.status !== 'pending')
    differences.push({ side, about: 'status', expected: expectedStatus, seen: record.upstreamStatus })
  if (record.hash !== undefined && transfer.hash !== undefined && !sameHash(record.hash, transfer.hash))
    differences.push({ side, about: 'hash', expected: transfer.hash, seen: record.hash })
  return differences
}
