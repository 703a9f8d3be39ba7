import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>

/** Work to be done, and the record of its having been done. */
interface JobsTable {
  id: Generated<bigint>
  kind: string
  /** At most one unfinished job per kind and key. */
  key: string
  payload: Json
  run_at: Date
  /** Claims since it last went well. */
  attempts: Generated<number>
  locked_until: Date | null
  /** Raised by every claim: who holds an older number holds nothing. */
  fence: Generated<bigint>
  last_error: string | null
  /** Set when the job was asked for again while it ran: it runs once more from then. */
  again_at: Date | null
  /** Of `server_processes`: who claimed it. */
  owner_id: string | null
  done_at: Date | null
  dead_at: Date | null
}

interface LeasesTable {
  name: string
  /** Of `server_processes`. Null when released. */
  owner_id: string | null
  fence: bigint
  expires_at: Date
}

/** What a store's Tables must contain for the functions of this folder. */
export interface QueueTables {
  jobs: JobsTable
  leases: LeasesTable
}
