import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table orders (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    connection_id uuid not null references connections on delete cascade,
    side text not null check (side in ('buy', 'sell')),
    symbol text not null,
    payment_symbol text not null,
    payment_is_fiat boolean not null,
    kind text not null check (kind in ('market', 'limit')),
    amount numeric not null check (amount > 0),
    amount_in text not null check (amount_in in ('symbol', 'paymentSymbol')),
    price numeric check (price > 0),
    time_in_force text not null,
    phase text not null check (phase in ('sending', 'unknown', 'accepted', 'refused')),
    reference text not null unique,
    native_id text,
    failure_message text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index orders_by_connection on orders (connection_id, created_at desc, id)`,
]

/** Requests to buy and sell, committed before an institution is asked. */
export const m0008Orders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
