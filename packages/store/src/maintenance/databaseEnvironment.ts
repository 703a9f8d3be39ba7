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
 * The environment of a database since a server first started on it; undefined before. It is that of the vault's
 * canary, or, in a database older than the canary, that of its API keys. Production has priority: its transfers must
 * never reach a simulated institution.
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
