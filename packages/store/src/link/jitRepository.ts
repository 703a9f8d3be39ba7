import type { JitRepository, SessionAddress } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

const contextOf = sealedColumns.jit_settings.columns.sealed_secret

export const jitRepository = (db: Database<Tables>, sealer: Sealer): JitRepository => {
  const select = (pair: { sessionId: string; networkId: string; symbol: string }) =>
    db
      .selectFrom('jit_addresses')
      .select(['address', 'address_tag'])
      .where('session_id', '=', pair.sessionId)
      .where('network_id', '=', pair.networkId)
      .where('symbol', '=', pair.symbol)

  return {
    async find(scope) {
      const row = await scoped(db, scope)
        .selectFrom('jit_settings')
        .select(['id', 'url', 'sealed_secret'])
        .executeTakeFirst()
      return row && { url: row.url, secret: sealer.open(row.sealed_secret, contextOf(row.id)) }
    },

    async set(scope, { id, url, secret }) {
      await this.remove(scope)
      await db
        .insertInto('jit_settings')
        .values({ ...scopeColumns(scope), id, url, sealed_secret: sealer.seal(secret, contextOf(id)) })
        .execute()
    },

    async remove(scope) {
      await scoped(db, scope).deleteFrom('jit_settings').execute()
    },

    async findAddress(pair) {
      const row = await select(pair).executeTakeFirst()
      return row && read(row)
    },

    async keepAddress(pair, { address, addressTag }) {
      await db
        .insertInto('jit_addresses')
        .values({
          session_id: pair.sessionId,
          network_id: pair.networkId,
          symbol: pair.symbol,
          address,
          address_tag: addressTag ?? null,
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return read(await select(pair).executeTakeFirstOrThrow())
    },
  }
}

const read = (row: { address: string; address_tag: string | null }): SessionAddress => ({
  address: row.address,
  ...defined({ addressTag: row.address_tag ?? undefined }),
})
