import { type Kysely, sql } from 'kysely'

/** Requests that carried an `Idempotency-Key`, and their answers, for a day. */
export const m0023IdempotencyKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table idempotency_keys (
        id uuid primary key,
        client_id uuid not null references clients on delete cascade,
        environment text not null,
        key_hash bytea not null check (length(key_hash) = 32),
        sealed_fingerprint bytea not null,
        sealed_answer bytea,
        lapses_at timestamptz,
        expires_at timestamptz not null,
        unique (client_id, environment, key_hash)
      )`.execute(db)
    await sql`create index idempotency_keys_by_end on idempotency_keys (expires_at)`.execute(db)
  },
}
