/** Screening, and what server processes share. */
export const operations: readonly string[] = [
  `create table sanctions_lists (
    name text not null,
    source text not null,
    published_on text,
    digest text not null,
    addresses integer not null,
    loaded_at timestamptz not null,
    constraint sanctions_lists_pkey primary key (name)
  )`,
  `create table sanctioned_addresses (
    address text not null,
    list text not null,
    entry text not null,
    name text not null,
    constraint sanctioned_addresses_pkey primary key (address, list, entry)
  )`,
  `create index sanctioned_addresses_by_list on sanctioned_addresses (list)`,
  `create table screening_decisions (
    id uuid not null,
    client_id uuid not null,
    environment text not null,
    step text not null,
    outcome text not null,
    addresses jsonb not null,
    matches jsonb not null,
    lists jsonb not null,
    transfer_id uuid,
    decided_at timestamptz not null,
    constraint screening_decisions_pkey primary key (id)
  )`,
  `create index screening_decisions_by_client on screening_decisions (client_id, environment, decided_at desc)`,
  `create index screening_decisions_by_transfer on screening_decisions (transfer_id) where (transfer_id is not null)`,
  `create table server_processes (
    id uuid not null,
    machine text not null,
    pid integer not null,
    started text not null,
    alive_until timestamptz not null,
    ended_at timestamptz,
    constraint server_processes_pkey primary key (id)
  )`,
  `create table vault_canaries (
    id text not null,
    sealed_text bytea not null,
    constraint vault_canaries_pkey primary key (id)
  )`,
]
