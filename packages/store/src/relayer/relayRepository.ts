import {
  authorizationKeyOf,
  RelayExistsError,
  type RelayFamily,
  type RelayLimits,
  type RelayRepository,
  type Scope,
} from '@rialto/core'
import { type Selectable, sql } from 'kysely'
import pg from 'pg'

import type { Database } from '../database/openDatabase.ts'
import { type Sealer, scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import { relayRefusals } from './relayRefusals.ts'
import { changingColumns, readRelay, relayRow } from './relayRow.ts'

/** One table for each family: servers of an earlier version read the first without a family. */
const tableOf = { evm: 'relayer_keys', solana: 'solana_relayer_keys' } as const
const contextOf = (family: RelayFamily) => sealedColumns[tableOf[family]].columns.sealed_key

const limitsOf = (row: Selectable<Tables['relay_limits']>): RelayLimits => ({
  networkId: row.network_id,
  perTransaction: BigInt(row.per_transaction),
  perDay: BigInt(row.per_day),
  isFacilitated: row.is_facilitated,
})

const onlyIndexes = ['one_relay_per_authorization', 'one_relay_per_subject']

/** Postgres error 23505: unique violation. */
const isOther = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && onlyIndexes.includes(error.constraint ?? '')

export const relayRepository = (db: Database<Tables>, sealer: Sealer): RelayRepository => {
  const relaysOf = (scope: Scope) => scoped(db, scope).selectFrom('relays').selectAll()
  const limitsOn = (scope: Scope) => scoped(db, scope).selectFrom('relay_limits').selectAll()
  return {
    ...relayRefusals(db),

    async key(environment, family) {
      const row = await db
        .selectFrom(tableOf[family])
        .selectAll()
        .where('environment', '=', environment)
        .executeTakeFirst()
      return row && { address: row.address, key: sealer.open(row.sealed_key, contextOf(family)(environment)) }
    },

    async address(environment, family) {
      const row = await db
        .selectFrom(tableOf[family])
        .select('address')
        .where('environment', '=', environment)
        .executeTakeFirst()
      return row?.address
    },

    async setKey(environment, family, key) {
      if (!key) return void (await db.deleteFrom(tableOf[family]).where('environment', '=', environment).execute())
      const row = {
        address: key.address,
        sealed_key: sealer.seal(key.key, contextOf(family)(environment)),
        created_at: new Date(key.atMs),
      }
      await db
        .insertInto(tableOf[family])
        .values({ environment, ...row })
        .onConflict(conflict => conflict.column('environment').doUpdateSet(row))
        .execute()
    },

    async limits(scope, networkId) {
      const row = await limitsOn(scope).where('network_id', '=', networkId).executeTakeFirst()
      return row && limitsOf(row)
    },

    async listLimits(scope) {
      return (await limitsOn(scope).orderBy('network_id').execute()).map(limitsOf)
    },

    async limitedNetworks(environment) {
      const rows = await db
        .selectFrom('relay_limits')
        .select('network_id')
        .distinct()
        .where('environment', '=', environment)
        .orderBy('network_id')
        .execute()
      return rows.map(row => row.network_id)
    },

    async limitsForUpdate(scope, networkId) {
      const row = await limitsOn(scope).where('network_id', '=', networkId).forUpdate().executeTakeFirst()
      return row && limitsOf(row)
    },

    async setLimits(scope, networkId, limits) {
      if (!limits)
        return void (await scoped(db, scope).deleteFrom('relay_limits').where('network_id', '=', networkId).execute())
      const row = {
        per_transaction: String(limits.perTransaction),
        per_day: String(limits.perDay),
        is_facilitated: limits.isFacilitated,
      }
      await db
        .insertInto('relay_limits')
        .values({ ...scopeColumns(scope), network_id: networkId, ...row })
        .onConflict(conflict => conflict.columns(['client_id', 'environment', 'network_id']).doUpdateSet(row))
        .execute()
    },

    async spent(scope, networkId, sinceMs) {
      const { total } = await scoped(db, scope)
        .selectFrom('relays')
        .select(sql<string>`coalesce(sum(coalesce(spent, reserved)), 0)`.as('total'))
        .where('network_id', '=', networkId)
        .where('created_at', '>', new Date(sinceMs))
        .executeTakeFirstOrThrow()
      return BigInt(total)
    },

    async outstanding(environment, networkId, relayer) {
      const { total } = await db
        .selectFrom('relays')
        .select(sql<string>`coalesce(sum(reserved), 0)`.as('total'))
        .where('environment', '=', environment)
        .where('network_id', '=', networkId)
        .where('relayer', '=', relayer)
        .where('finished_at', 'is', null)
        .executeTakeFirstOrThrow()
      return BigInt(total)
    },

    async takeNonce(environment, networkId, relayer, least) {
      const { taken } = await db
        .insertInto('relay_nonces')
        .values({ environment, network_id: networkId, relayer, next_nonce: BigInt(least) + 1n })
        .onConflict(conflict =>
          conflict
            .columns(['environment', 'network_id', 'relayer'])
            .doUpdateSet({ next_nonce: sql`greatest(relay_nonces.next_nonce, ${least}::bigint) + 1` }),
        )
        .returning(sql<bigint>`next_nonce - 1`.as('taken'))
        .executeTakeFirstOrThrow()
      return Number(taken)
    },

    async insert(relay) {
      try {
        await db.insertInto('relays').values(relayRow(relay)).execute()
      } catch (error) {
        throw isOther(error) ? new RelayExistsError('', { cause: error }) : error
      }
    },

    async update(relay) {
      await scoped(db, relay.scope)
        .updateTable('relays')
        .set(changingColumns(relay))
        .where('id', '=', relay.id)
        .execute()
    },

    async find(scope, id) {
      const row = await relaysOf(scope).where('id', '=', id).executeTakeFirst()
      return row && readRelay(row)
    },

    async findForUpdate(scope, id) {
      const row = await relaysOf(scope).where('id', '=', id).forUpdate().executeTakeFirst()
      return row && readRelay(row)
    },

    async findByAuthorization(scope, authorization) {
      const row = await relaysOf(scope)
        .where('network_id', '=', authorization.networkId)
        .where('authorization_key', '=', authorizationKeyOf(authorization))
        .where('state', 'in', ['sent', 'mined', 'succeeded'])
        .executeTakeFirst()
      return row && readRelay(row)
    },

    async takeAnswer(scope, id, caller) {
      const answeredTo = Buffer.from(caller)
      const { numUpdatedRows } = await scoped(db, scope)
        .updateTable('relays')
        .set({ answered_to: answeredTo })
        .where('id', '=', id)
        .where(eb => eb.or([eb('answered_to', 'is', null), eb('answered_to', '=', answeredTo)]))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async findOf(scope, subjectId) {
      const row = await relaysOf(scope)
        .where('subject_id', '=', subjectId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && readRelay(row)
    },

    async listOf(scope, count) {
      const rows = await relaysOf(scope).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count).execute()
      return rows.map(readRelay)
    },

    async list(environment, count) {
      const rows = await db
        .selectFrom('relays')
        .selectAll()
        .where('environment', '=', environment)
        .orderBy('created_at', 'desc')
        .limit(count)
        .execute()
      return rows.map(readRelay)
    },
  }
}
