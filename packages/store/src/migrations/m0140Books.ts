import { sqlMigration } from './sqlMigration.ts'

/** The journal, and the reads that compare it with institutions and chains. */
export const m0140Books = sqlMigration(
  `create table journal_entries (
    id bigint generated always as identity not null,
    client_id uuid not null,
    environment text not null,
    day date not null,
    at timestamptz not null,
    transfer_id uuid not null,
    revision integer not null,
    type text not null,
    state text not null,
    postings jsonb not null,
    constraint journal_entries_pkey primary key (id),
    constraint journal_entries_revision_key unique (transfer_id, revision),
    constraint journal_entries_client_id_fkey foreign key (client_id) references clients(id) on delete cascade
  )`,
  `create index journal_entries_by_day on journal_entries (client_id, environment, day, id)`,
  `create table book_checks (
    transfer_id uuid not null,
    client_id uuid not null,
    environment text not null,
    connection_id uuid,
    type text not null,
    symbol text not null,
    network_id uuid not null,
    day date not null,
    arrives numeric not null,
    fee numeric not null,
    institution text not null default 'unread',
    chain text not null default 'unread',
    differences jsonb not null default '[]',
    reads integer not null default 0,
    first_due_at timestamptz not null,
    due_at timestamptz,
    differs_since timestamptz,
    handled_at timestamptz,
    note text,
    constraint book_checks_pkey primary key (transfer_id),
    constraint book_checks_transfer_id_fkey foreign key (transfer_id) references transfers(id) on delete cascade
  )`,
  `create index book_checks_due on book_checks (environment, due_at) where due_at is not null`,
  `create index book_checks_by_day on book_checks (client_id, environment, day)`,
  `create index book_checks_differing on book_checks (environment, client_id, differs_since)
    where differs_since is not null and handled_at is null`,
  `create table book_places (
    environment text not null,
    read_to bigint not null,
    settled_to bigint not null,
    read_at timestamptz not null,
    constraint book_places_pkey primary key (environment)
  )`,
)
