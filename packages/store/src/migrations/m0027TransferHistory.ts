import { type Kysely, sql } from 'kysely'

/** What happened to each transfer and why. A transfer from before has no history of what happened to it until now. */
export const m0027TransferHistory = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table transfer_changes (
        id bigint generated always as identity primary key,
        transfer_id uuid not null references transfers (id) on delete cascade,
        client_id uuid not null,
        environment text not null,
        phase text not null,
        cause text not null,
        upstream_status text,
        detail text,
        hash text,
        confirmations integer,
        sequence integer not null,
        at timestamptz not null
      )`.execute(db)
    await sql`create index transfer_changes_of on transfer_changes (transfer_id, id)`.execute(db)
  },
}
