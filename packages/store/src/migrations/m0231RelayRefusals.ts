import { sqlMigration } from './sqlMigration.ts'

/** Signed payments that the relayer did not send, with the reason. */
export const m0231RelayRefusals = sqlMigration(
  `create table relay_refusals (
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    network_id uuid not null,
    purpose text not null,
    subject_id uuid,
    from_address text not null,
    reason text not null,
    times integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    unique nulls not distinct (client_id, environment, network_id, purpose, subject_id, from_address, reason)
  )`,
  `create index relay_refusals_by_age on relay_refusals (client_id, environment, last_at desc)`,
  `create index relay_refusals_by_subject on relay_refusals (subject_id) where subject_id is not null`,
)
