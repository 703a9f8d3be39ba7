import { type Kysely, sql } from 'kysely'

/** The tables `jobs` and `leases`, for a migration to include. */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      kind text not null,
      key text not null,
      payload jsonb not null,
      run_at timestamptz not null,
      attempts integer not null default 0,
      locked_until timestamptz,
      fence bigint not null default 0,
      last_error text,
      again_at timestamptz,
      done_at timestamptz,
      dead_at timestamptz,
      check (done_at is null or dead_at is null)
    )`.execute(db)
  await sql`create unique index jobs_unfinished on jobs (kind, key) where done_at is null and dead_at is null`.execute(
    db,
  )
  await sql`create index jobs_due on jobs (run_at, id) where done_at is null and dead_at is null`.execute(db)
  await sql`create index jobs_finished on jobs (coalesce(done_at, dead_at)) where done_at is not null or dead_at is not null`.execute(
    db,
  )
  // Rows are rewritten a few times and then removed: clean up early, and leave room to rewrite in place.
  await sql`alter table jobs set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)`.execute(
    db,
  )
  await sql`
    create table leases (
      name text primary key,
      owner_id text,
      fence bigint not null,
      expires_at timestamptz not null
    )`.execute(db)
}

/** Which server process holds a job or lease: when that process ends, they are free at once. */
export async function addOwners<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`alter table jobs add column owner_id uuid`.execute(db)
  await sql`create index leases_held on leases (owner_id) where owner_id is not null`.execute(db)
}
