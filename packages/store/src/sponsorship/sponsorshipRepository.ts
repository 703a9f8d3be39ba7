import type { Scope, SponsorshipRepository } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

const limitsOf = (row: { sponsored_per_transfer: string | null; sponsored_per_day: string | null } | undefined) =>
  row?.sponsored_per_transfer == null || row.sponsored_per_day === null
    ? undefined
    : { perTransfer: BigInt(row.sponsored_per_transfer), perDay: BigInt(row.sponsored_per_day) }

export const sponsorshipRepository = (db: Database<Tables>): SponsorshipRepository => {
  const settings = (scope: Scope) =>
    scoped(db, scope).selectFrom('client_settings').select(['sponsored_per_transfer', 'sponsored_per_day'])
  return {
    limits: async scope => limitsOf(await settings(scope).executeTakeFirst()),

    limitsForUpdate: async scope => limitsOf(await settings(scope).forUpdate().executeTakeFirst()),

    async setLimits(scope, limits) {
      await scoped(db, scope)
        .updateTable('client_settings')
        .set({
          sponsored_per_transfer: limits?.perTransfer.toString() ?? null,
          sponsored_per_day: limits?.perDay.toString() ?? null,
        })
        .execute()
    },

    async spent(scope, sinceMs) {
      const { total } = await scoped(db, scope)
        .selectFrom('sponsored_fees')
        .select(sql<string>`coalesce(sum(amount), 0)`.as('total'))
        .where('reserved_at', '>', new Date(sinceMs))
        .executeTakeFirstOrThrow()
      return BigInt(total)
    },

    async find(transferId) {
      const row = await db
        .selectFrom('sponsored_fees')
        .select('amount')
        .where('transfer_id', '=', transferId)
        .executeTakeFirst()
      return row && BigInt(row.amount)
    },

    async keep(scope, { transferId, networkId, amount, reservedAtMs }) {
      const fee = { amount: amount.toString(), reserved_at: new Date(reservedAtMs) }
      await db
        .insertInto('sponsored_fees')
        .values({ ...scopeColumns(scope), transfer_id: transferId, network_id: networkId, ...fee })
        .onConflict(conflict => conflict.column('transfer_id').doUpdateSet(fee))
        .execute()
    },
  }
}
