import type { Scope } from '../../kernel/scope.ts'
import type { SponsorshipLimits } from '../../sponsorship/ports.ts'
import type { Repositories } from '../../store.ts'
import type { Connected, Run } from './memoryDatabase.ts'

interface FeeRow {
  scope: Scope
  transferId: string
  amount: bigint
  reservedAtMs: number
}

const keyOf = ({ clientId, environment }: Scope): string => `${clientId}:${environment}`

/** Limits of clients that pay network fees, and the fees reserved under them. */
export const memorySponsorship = (run: Run): Repositories['sponsorship'] => {
  const limitsOf = (db: Connected, scope: Scope) => db.get<SponsorshipLimits>('sponsorship', keyOf(scope))
  return {
    limits: scope => run(db => limitsOf(db, scope)),
    limitsForUpdate: scope =>
      run(async db => {
        await db.lock(`sponsorship:${keyOf(scope)}`)
        return limitsOf(db, scope)
      }),
    setLimits: (scope, limits) => run(db => db.put('sponsorship', keyOf(scope), limits)),
    spent: (scope, sinceMs) =>
      run(db =>
        db
          .all<FeeRow>('fees')
          .filter(fee => keyOf(fee.scope) === keyOf(scope) && fee.reservedAtMs > sinceMs)
          .reduce((sum, { amount }) => sum + amount, 0n),
      ),
    find: transferId => run(db => db.get<FeeRow>('fees', transferId)?.amount),
    keep: (scope, { transferId, amount, reservedAtMs }) =>
      run(db => db.put('fees', transferId, { scope, transferId, amount, reservedAtMs })),
  }
}
