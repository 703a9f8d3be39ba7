import type { Environment } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import type { Sealer } from '../scopeOf.ts'

const text = 'The vault key is the right one.'
const contextOf = sealedColumns.vault_canaries.columns.sealed_text

/**
 * Seals the environment's canary on its first start. @throws the vault's error if the stored values were sealed with
 * other keys.
 */
export const placeVaultCanary = async (
  db: Database<Tables>,
  sealer: Sealer,
  environment: Environment,
): Promise<void> => {
  if (await openVaultCanary(db, sealer, environment)) return
  await openOneOfEach(db, sealer, environment)
  await db
    .insertInto('vault_canaries')
    .values({ id: environment, sealed_text: sealer.seal(text, contextOf(environment)) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await openVaultCanary(db, sealer, environment)
}

/** False without a canary. @throws the vault's error if it was sealed with other keys. */
export const openVaultCanary = async (
  db: Database<Tables>,
  sealer: Sealer,
  environment: Environment,
): Promise<boolean> => {
  const row = await db
    .selectFrom('vault_canaries')
    .select('sealed_text')
    .where('id', '=', environment)
    .executeTakeFirst()
  if (!row) return false
  sealer.open(row.sealed_text, contextOf(environment))
  return true
}

/** For a database older than the canary: opens one stored secret of each kind to check the key. */
const openOneOfEach = async (db: Database<Tables>, sealer: Sealer, environment: Environment): Promise<void> => {
  const { vault_canaries: _, ...scoped } = sealedColumns
  for (const [table, { id: key, columns }] of Object.entries(scoped))
    for (const [column, contextOf] of Object.entries(columns)) {
      const { rows } = await sql<{ id: string; sealed: Buffer }>`
        select ${sql.ref(key)}::text as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${sql.ref(column)} is not null and environment = ${environment} limit 1`.execute(db)
      for (const row of rows) sealer.open(row.sealed, contextOf(row.id))
    }
}
