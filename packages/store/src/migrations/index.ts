import type { Migrations } from '../database/migrate.ts'
import { up } from '../queue/migration.ts'
import { m0002First } from './m0002First.ts'

/** Every migration, in order. Names never change once released. */
export const migrations: Migrations = {
  '0001_queue': { up },
  '0002_first': m0002First,
}
