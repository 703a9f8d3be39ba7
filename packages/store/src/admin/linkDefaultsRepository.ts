import type { LinkDefaults, LinkDefaultsRepository } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

export const linkDefaultColumns = [
  'client_fee_ratio',
  'is_fee_inclusive',
  'minimum_in_fiat',
  'offered_network_ids',
] as const

/** Of a client that is gone. */
const none: LinkDefaults = {
  clientFeeRatio: '0',
  isInclusiveFeeEnabled: false,
  minAmountInFiat: undefined,
  networkIds: [],
}

type LinkDefaultColumns = Selectable<Pick<Tables['client_settings'], (typeof linkDefaultColumns)[number]>>

/** All columns are null for a client without settings. */
export const readLinkDefaultsOf = (row: {
  [Key in keyof LinkDefaultColumns]: LinkDefaultColumns[Key] | null
}): LinkDefaults => ({
  clientFeeRatio: row.client_fee_ratio ?? none.clientFeeRatio,
  isInclusiveFeeEnabled: row.is_fee_inclusive ?? none.isInclusiveFeeEnabled,
  minAmountInFiat: row.minimum_in_fiat ?? undefined,
  networkIds: row.offered_network_ids ?? none.networkIds,
})

export const linkDefaultsRepository = (db: Database<Tables>): LinkDefaultsRepository => ({
  async read(scope) {
    const row = await scoped(db, scope).selectFrom('client_settings').select(linkDefaultColumns).executeTakeFirst()
    return row ? readLinkDefaultsOf(row) : none
  },

  async replaceTerms(scope, { clientFeeRatio, isInclusiveFeeEnabled, minAmountInFiat }) {
    await scoped(db, scope)
      .updateTable('client_settings')
      .set({
        client_fee_ratio: clientFeeRatio,
        is_fee_inclusive: isInclusiveFeeEnabled,
        minimum_in_fiat: minAmountInFiat ?? null,
      })
      .execute()
  },

  async replaceNetworks(scope, networkIds) {
    await scoped(db, scope)
      .updateTable('client_settings')
      .set({ offered_network_ids: [...networkIds] })
      .execute()
  },
})
