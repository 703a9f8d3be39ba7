import type { LinkDefaults, LinkDefaultsRepository } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/** Of a client that is gone. */
const none: LinkDefaults = {
  clientFeeRatio: '0',
  isInclusiveFeeEnabled: false,
  minAmountInFiat: undefined,
  networkIds: [],
}

export const linkDefaultsRepository = (db: Database<Tables>): LinkDefaultsRepository => ({
  async read(scope) {
    const row = await db
      .selectFrom('client_settings')
      .select(['client_fee_ratio', 'is_fee_inclusive', 'minimum_in_fiat', 'offered_network_ids'])
      .where('client_id', '=', scope.clientId)
      .where('environment', '=', scope.environment)
      .executeTakeFirst()
    if (!row) return none
    return {
      clientFeeRatio: row.client_fee_ratio,
      isInclusiveFeeEnabled: row.is_fee_inclusive,
      minAmountInFiat: row.minimum_in_fiat ?? undefined,
      networkIds: row.offered_network_ids,
    }
  },

  async replaceTerms(scope, { clientFeeRatio, isInclusiveFeeEnabled, minAmountInFiat }) {
    await db
      .updateTable('client_settings')
      .set({
        client_fee_ratio: clientFeeRatio,
        is_fee_inclusive: isInclusiveFeeEnabled,
        minimum_in_fiat: minAmountInFiat ?? null,
      })
      .where('client_id', '=', scope.clientId)
      .where('environment', '=', scope.environment)
      .execute()
  },

  async replaceNetworks(scope, networkIds) {
    await db
      .updateTable('client_settings')
      .set({ offered_network_ids: [...networkIds] })
      .where('client_id', '=', scope.clientId)
      .where('environment', '=', scope.environment)
      .execute()
  },
})
