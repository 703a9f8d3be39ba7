import { sqlMigration } from './sqlMigration.ts'

/** Addresses of bridges at which orders are paid in another asset. */
export const m0187BridgePayments = sqlMigration(
  `create table bridge_payments (
    id uuid primary key,
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    request_id uuid not null references payment_requests(id) on delete cascade,
    link_session_id uuid,
    network text not null,
    asset text not null,
    network_id uuid not null,
    amount numeric not null check (amount > 0),
    payout_amount numeric not null check (payout_amount > 0),
    refund_address text not null,
    provider text not null,
    address text not null,
    reference text not null,
    pay_ins jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index bridge_payments_by_request on bridge_payments (request_id, created_at)`,
  `create unique index one_address_per_bridge_payment on bridge_payments (environment, network_id, lower(address))`,
)
