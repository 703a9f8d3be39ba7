import { type Kysely, sql } from 'kysely'

/**
 * An account that was removed while a transfer of it is under way, or a bridging address of a user who was erased: erased when
 * nothing of it can still move money. Records that an operator keeps afterwards name no user, account or address.
 */
export const m0030AccountRemoval = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table connections add column removed_at timestamptz`.execute(db)
    await sql`
      create index connections_removed on connections (environment, removed_at) where removed_at is not null`.execute(
      db,
    )
    await sql`alter table bridging_addresses add column removed_at timestamptz`.execute(db)
    await sql`
      create index bridging_addresses_removed on bridging_addresses (environment, removed_at)
        where removed_at is not null`.execute(db)
    await sql`alter table client_settings add column transfer_retention_days integer`.execute(db)
    await sql`
      create table retained_transfers (
        id uuid primary key,
        client_id uuid not null references clients on delete cascade,
        environment text not null,
        type text not null,
        symbol text not null,
        network_id uuid not null,
        amount numeric not null,
        fee numeric not null,
        price_usd numeric not null,
        transfer_type text not null,
        phase text not null,
        hash text,
        created_at timestamptz not null,
        finished_at timestamptz not null,
        prune_at timestamptz not null
      )`.execute(db)
    await sql`create index retained_transfers_pruned on retained_transfers (prune_at)`.execute(db)
    await sql`
      create index retained_transfers_listed on retained_transfers (client_id, environment, finished_at)`.execute(db)
  },
}
