import { EmbeddedPostgresError } from './embeddedPostgresError.ts'
import { platformBinaries } from './platformBinaries.ts'

/** Why no embedded PostgreSQL can start on this machine, as a sentence that says what to do; undefined where one can. */
export function embeddedPostgresFault(): string | undefined {
  try {
    platformBinaries()
    return undefined
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) return error.message
    throw error
  }
}
