import type { ColumnType, Generated } from 'kysely'

type Json = ColumnType<unknown, string, string>

/** Open work, and the record of completed work. */
interface JobsTable {
  id: Generated<bigint>
  kind: string
  /** At most one unfinished job per kind and key. */
  key: string
  payload: Json
  run_at: Date
  /** Claims since the last success. */
  attempts: Generated<number>
  locked_until: Date | null
  /** Raised by every claim: a worker with a lower number no longer holds the job. */
  fence: Generated<bigint>
  last_error: string | null
  /** Set when the job was enqueued again while it ran: it runs a second time from then. */
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

/** Tables that the functions of this folder need. */
export interface QueueTables {
  jobs: JobsTable
  leases: LeasesTable
}
