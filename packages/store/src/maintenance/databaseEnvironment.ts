import type { Environment } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

/** A server of another environment has been started on this database before. */
export class OtherEnvironmentError extends Error {
  override readonly name = 'OtherEnvironmentError'
  readonly owner: Environment

  constructor(owner: Environment) {
    super(`This database belongs to the environment ${owner}.`)
    this.owner = owner
  }
}

/**
 * The environment that a database belongs to since the first start of a server on it; undefined before. It is that of the vault's canary, and in a
 * database from before there was one, that of its API keys. Production is named first: its transfers must never meet a simulated institution.
 */
export const readDatabaseEnvironment = async (db: Database<Tables>): Promise<Environment | undefined> => {
  const { rows } = await sql<{ environment: Environment }>`
    select environment from (
      select id as environment, 1 as rank from vault_canaries
      union all select environment, 2 from api_keys where not exists (select from vault_canaries)
    ) as seen order by environment = 'production' desc limit 1`.execute(db)
  return rows[0]?.environment
}

/** @throws OtherEnvironmentError */
export const checkDatabaseEnvironment = async (db: Database<Tables>, environment: Environment): Promise<void> => {
  const owner = await readDatabaseEnvironment(db)
  if (owner !== undefined && owner !== environment) throw new OtherEnvironmentError(owner)
}
