import type { BookDifference, Environment, Posting, SideState } from '@rialto/core'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json<T> = ColumnType<T, string, string>

export interface BookTables {
  /** Double-entry journal. Rows are only added. No user, account or address is named. */
  journal_entries: {
    id: Generated<bigint>
    client_id: string
    environment: Environment
    /** Of `at`, in UTC. */
    day: string
    at: At
    /** Without a foreign key: the books outlive an erased transfer. */
    transfer_id: string
    revision: number
    type: string
    state: 'planned' | 'actual'
    postings: Json<readonly Posting[]>
  }
  /** Comparison of each transfer in the journal with its institution and the chain. */
  book_checks: {
    transfer_id: string
    client_id: string
    environment: Environment
    connection_id: string | null
    type: string
    symbol: string
    network_id: string
    day: string
    arrives: string
    fee: string
    institution: SideState
    chain: SideState
    differences: Json<readonly BookDifference[]>
    reads: number
    first_due_at: At
    /** Null after the last read. */
    due_at: MaybeAt
    /** Until the last read. No index has `due_at`, so that a read between leaves the indexes unchanged. */
    is_open: ColumnType<boolean, never, never>
    differs_since: MaybeAt
    handled_at: MaybeAt
    note: string | null
  }
  /** Changes of transfers up to `settled_to` are in the journal. `read_to` and `read_at` are for servers of the version before. */
  book_places: {
    environment: Environment
    read_to: bigint
    settled_to: bigint
    read_at: At
    /** Start of the last run that read final payments and refunds, by the clock that writes their times. */
    payments_read_at: MaybeAt
  }
}
