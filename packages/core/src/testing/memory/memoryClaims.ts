import type { Repositories } from '../../store.ts'
import type { Transfer } from '../../transfers/ports.ts'
import type { Run } from './memoryDatabase.ts'
import { dayMs } from './memoryRivals.ts'
import { institutionOf, reached } from './rows.ts'

/** A claimed record of an institution, or a paid order. Its transfer is undefined once erased. */
export interface ClaimRow {
  key: string
  place: string
  recordId: string
  transferId: string | undefined
}

const claimKey = (place: string, recordId: string): string => `${place}:${recordId}`
export const paidKey = ({
  userId,
  clientTransactionId = '',
}: Pick<Transfer, 'userId' | 'clientTransactionId'>): string => `paid:${userId}:${clientTransactionId}`

export const memoryClaims = (run: Run): Repositories['claims'] =>
  reached<Repositories['claims']>({
    listRecords: transfer =>
      run(db => {
        const place = institutionOf(transfer)
        const sinceMs = transfer.createdAtMs - dayMs
        const erased = db
          .all<ClaimRow>('claims')
          .filter(claim => claim.place === place && claim.transferId === undefined)
        const others = db
          .all<Transfer>('transfers')
          .filter(
            row =>
              row.id !== transfer.id &&
              row.scope.environment === transfer.scope.environment &&
              institutionOf(row) === place &&
              row.createdAtMs >= sinceMs,
          )
        return new Set([
          ...erased.map(({ recordId }) => recordId),
          ...others.flatMap(({ institutionTransactionId }) => institutionTransactionId ?? []),
        ])
      }),
    takeRecord: (transfer, recordId) =>
      run(async db => {
        const place = institutionOf(transfer)
        const key = claimKey(place, recordId)
        await db.lock(`claims:${key}`)
        const known = db.get<ClaimRow>('claims', key)
        if (known && known.transferId !== transfer.id) return false
        db.put('claims', key, { key, place, recordId, transferId: transfer.id })
        return !db
          .all<Transfer>('transfers')
          .some(
            row =>
              row.id !== transfer.id &&
              row.scope.environment === transfer.scope.environment &&
              institutionOf(row) === place &&
              row.institutionTransactionId === recordId,
          )
      }),
    isPaid: order => run(db => db.get('claims', paidKey(order)) !== undefined),
  })
