import { type Kysely, sql } from 'kysely'

import { addOwners } from '../queue/migration.ts'

/**
 * The servers that run, and which of them holds what. What a server that ended has left behind is taken over at once; rows
 * without an owner, as the version before writes them, are taken over when their time is up.
 */
export const m0018ServerProcesses = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table server_processes (
        id uuid primary key,
        machine text not null,
        pid integer not null,
        started text not null,
        alive_until timestamptz not null,
        ended_at timestamptz
      )`.execute(db)
    await addOwners(db)
    await sql`alter table withdrawal_attempts add owner_id uuid, add abandoned_at timestamptz`.execute(db)
    await sql`create index withdrawal_attempts_held on withdrawal_attempts (owner_id) where state = 'intended'`.execute(
      db,
    )
    await sql`alter table orders add owner_id uuid, add abandoned_at timestamptz`.execute(db)
    await sql`create index orders_held on orders (owner_id) where phase = 'sending'`.execute(db)
    await sql`alter table bridging_addresses add asked_by uuid`.execute(db)
    await sql`create index bridging_addresses_held on bridging_addresses (asked_by) where address is null`.execute(db)
  },
}
