import { type Kysely, sql } from 'kysely'

/**
 * The tables `jobs` and `leases`. Rows of jobs are updated a few times and then removed, so the fill factor leaves
 * room for updates in place.
 */
const statements: readonly string[] = [
  `create table jobs (
    id bigint generated always as identity not null,
    kind text not null,
    key text not null,
    payload jsonb not null,
    run_at timestamptz not null,
    attempts integer default 0 not null,
    locked_until timestamptz,
    fence bigint default 0 not null,
    last_error text,
    again_at timestamptz,
    done_at timestamptz,
    dead_at timestamptz,
    owner_id uuid,
    constraint jobs_check check (((done_at is null) or (dead_at is null))),
    constraint jobs_pkey primary key (id)
  ) with (fillfactor='80', autovacuum_vacuum_scale_factor='0.02', autovacuum_vacuum_threshold='1000')`,
  `create index jobs_by_key on jobs (key)`,
  `create index jobs_dead on jobs (dead_at, id) where ((dead_at is not null) and (done_at is null))`,
  `create index jobs_due on jobs (run_at, id) where ((done_at is null) and (dead_at is null))`,
  `create index jobs_finished on jobs (coalesce(done_at, dead_at)) where ((done_at is not null) or (dead_at is not null))`,
  `create unique index jobs_unfinished on jobs (kind, key) where ((done_at is null) and (dead_at is null))`,
  `create table leases (
    name text not null,
    owner_id text,
    fence bigint not null,
    expires_at timestamptz not null,
    constraint leases_pkey primary key (name)
  )`,
  `create index leases_held on leases (owner_id) where (owner_id is not null)`,
]

/** For a migration to include. */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
