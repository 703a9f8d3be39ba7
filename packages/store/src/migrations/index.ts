import type { Migrations } from '../database/migrate.ts'
import { baseline } from './baseline/index.ts'
import { sqlMigration } from './sqlMigration.ts'
import { m0063Claims } from './m0063Claims.ts'
import { m0096AttemptOutcomes } from './m0096AttemptOutcomes.ts'
import { m0110PaymentRequests } from './m0110PaymentRequests.ts'
import { m0085LinkDoors } from './m0085LinkDoors.ts'
import { m0086AuditKeys } from './m0086AuditKeys.ts'
import { m0165Payouts } from './m0165Payouts.ts'
import { m0187BridgePayments } from './m0187BridgePayments.ts'
import { m0222BookChecksApart } from './m0222BookChecksApart.ts'
import { m0231RelayRefusals } from './m0231RelayRefusals.ts'
import { m0235UnassignedPayments } from './m0235UnassignedPayments.ts'
import { m0141Provisioning } from './m0141Provisioning.ts'
import { m0140Books } from './m0140Books.ts'
import { m0130Relayer } from './m0130Relayer.ts'
import { m0120SingleSignOn } from './m0120SingleSignOn.ts'

/**
 * Every migration, in order. Names never change once released. The first creates the schema of version 0.1.0 and has
 * the name of the last migration that it replaces, so that databases migrated by those have already run it.
 */
export const migrations: Migrations = {
  '0062_growth': baseline,
  '0063_claims': m0063Claims,
  // A payment inside a transaction pays one transfer, so that one bundle or batch can pay several.
  '0064_payments': sqlMigration(
    // Two payments of one transaction have one hash: each is claimed by its place in the transaction.
    `drop index one_transfer_per_wallet_transaction`,
    `create index claims_of_payments on claims (environment, place, claimed_at) where kind = 'payment'`,
  ),
  // Findings about a withdrawal that differ from the order, the amount that arrived, and the amount returned.
  '0070_findings': sqlMigration(
    `alter table transfers add column finding jsonb, add column arrived_amount numeric, add column refund_amount numeric,
      add column refund_hash text`,
    // A handful among all transfers.
    `create index transfers_with_finding on transfers (environment, created_at)
      where finding is not null and phase in ('accepted', 'onChain')`,
  ),
  // The institution's actual charge for a withdrawal, beside the approved one.
  '0078_charged_fees': sqlMigration(
    `alter table transfers
      add column charged_fee numeric,
      add column debited numeric,
      add column overcharge_handled_at timestamptz`,
    `create index overcharged_transfers on transfers (environment, created_at)
      where debited > amount + fee and overcharge_handled_at is null`,
  ),
  // The id under which a wallet has the payment (EIP-5792), by which any page of the session reads from the wallet what
  // became of it.
  '0083_wallet_calls': sqlMigration(`alter table withdrawal_attempts add column wallet_calls jsonb`),
  '0092_vault_key_prints': sqlMigration(
    // Empty: a server of an earlier version, which does not announce its keys.
    `alter table server_processes
      add column vault_keys text[] not null default '{}', add column sealing_key text`,
  ),
  '0085_link_doors': m0085LinkDoors,
  '0086_audit_keys': m0086AuditKeys,
  // Members can change and lose their sign-in factors.
  '0087_member_life': sqlMigration(
    // A new authenticator of the member, until a code of it is confirmed.
    `alter table members add column sealed_next_totp_secret bytea, add column next_totp_expires_at timestamptz`,
    // A link with which a reset member sets new factors.
    `alter table invitations add column resets_member_id uuid references members on delete cascade`,
  ),
  // The tag of an address for refunds; and lists of sanctioned addresses by the canonical form of each account.
  '0080_tagged_addresses': sqlMigration(
    `alter table previews add column refund_address_tag text`,
    `alter table transfers add column refund_address_tag text`,
    // Null: the addresses are stored by the keys of the version before, and are read again.
    `alter table sanctions_lists add column keyed_digest text`,
    `alter table sanctions_lists add column skipped_lines jsonb not null default '[]'`,
  ),
  // Indexes of the refused attempts of an order, which are read before the order is paid.
  '0094_refused_of_order': sqlMigration(
    `create index transfers_unsent_of_order on transfers (client_id, environment, user_id, client_transaction_id)
       where client_transaction_id is not null and phase in ('failed', 'awaitingUser')`,
    `create index transfers_unsent_of_session on transfers (link_session_id)
       where link_session_id is not null and phase in ('failed', 'awaitingUser')`,
  ),
  // Further amounts of a transfer: a wallet's network fee, and the result of the conversion or purchase before it.
  '0099_money_lines': sqlMigration(
    `alter table previews add column network_fee jsonb`,
    `alter table transfers
      add column network_fee jsonb,
      add column network_fee_charged numeric,
      add column converted jsonb`,
  ),
  // Several records of an institution with one reference of ours.
  '0095_twin_records': sqlMigration(`alter table transfers add column twin_records jsonb`),
  // The listed wallet from which a transfer is sent.
  '0100_wallets': sqlMigration(
    `alter table previews add column wallet_id uuid`,
    `alter table transfers add column wallet_id uuid`,
  ),
  '0120_single_sign_on': m0120SingleSignOn,
  '0096_attempt_outcomes': m0096AttemptOutcomes,
  // Index of the transfers with several records at their institution, for the review queue.
  '0102_twin_transfers': sqlMigration(
    `create index twin_transfers on transfers (environment, created_at)
      where twin_records is not null and overcharge_handled_at is null`,
  ),
  // When a client was closed.
  '0103_closed_clients': sqlMigration(`alter table client_settings add column closed_at timestamptz`),
  '0110_payment_requests': m0110PaymentRequests,
  // Erasure of payment requests: their addresses and the transactions of their refunds stay claimed.
  '0111_erased_requests': sqlMigration(
    // Set by the erasure of the user; the row is deleted once nothing can arrive or be returned any more.
    `alter table payment_requests add column removed_at timestamptz`,
    `create index payment_requests_removed on payment_requests (environment) where removed_at is not null`,
    `create index payment_requests_unpaid on payment_requests (environment, watch_until) where transfer_id is null`,
    `alter table claims drop constraint claims_kind_check`,
    `alter table claims add constraint claims_kind_check check (kind in ('record', 'payment', 'order', 'address', 'refund'))`,
  ),
  '0140_books': m0140Books,
  '0141_provisioning': m0141Provisioning,
  // Until when the chain is read for a transfer that has arrived, and when it did not have it.
  '0101_arrivals': sqlMigration(
    'alter table transfers add column arrival_watch_until timestamptz, add column arrival_missed_at timestamptz',
    // A handful among all transfers, for the review queue.
    `create index lost_transfers on transfers (environment, created_at)
      where phase = 'settled' and finding is not null and finding->>'handledAtMs' is null`,
  ),
  '0130_relayer': m0130Relayer,
  // Due reads in the order of their connections, whose history is then read once.
  '0142_books_by_connection': sqlMigration(
    `drop index book_checks_due`,
    `create index book_checks_due on book_checks
      (environment, coalesce(connection_id, '00000000-0000-0000-0000-000000000000'::uuid), transfer_id)
      where due_at is not null`,
  ),
  // Payments and refunds since the last run of the books.
  '0175_books_of_requests': sqlMigration(
    `alter table book_places add column payments_read_at timestamptz`,
    `create index incoming_payments_final on incoming_payments (environment, final_at) where state = 'final'`,
    `create index refunds_succeeded on refunds (environment, finished_at) where status = 'succeeded'`,
  ),
  '0165_payouts': m0165Payouts,
  // Logout tokens that identity providers have sent, so that none counts twice.
  '0176_logout_tokens': sqlMigration(
    `create table logout_tokens (
      identity_provider_id uuid not null,
      digest bytea not null,
      expires_at timestamptz not null,
      constraint logout_tokens_pkey primary key (identity_provider_id, digest),
      constraint logout_tokens_identity_provider_id_fkey foreign key (identity_provider_id)
        references identity_providers(id) on delete cascade
    )`,
  ),
  // Transfers that name one transaction, parts of combined ones too: the list by hash has no parts.
  '0177_shared_transactions': sqlMigration(
    `create index transfers_sharing on transfers (client_id, environment, hash)
      where phase <> 'awaitingUser' and hash is not null and is_combined = false`,
  ),
  '0187_bridge_payments': m0187BridgePayments,
  // Amount that the client's transaction of a refund or payout brought to the address, if it differs.
  '0207_reported_transactions': sqlMigration(
    `alter table refunds add column arrived numeric`,
    `alter table payouts add column arrived numeric`,
  ),
  // The account that pays network fees on Solana.
  '0212_solana_relayer': sqlMigration(
    `create table solana_relayer_keys (
      environment text primary key,
      address text not null,
      sealed_key bytea not null,
      created_at timestamptz not null
    )`,
  ),
  // The first block that can have a payout's transaction.
  '0213_payout_blocks': sqlMigration(`alter table payouts add column since_block bigint`),
  // Evidence of two people: the time of becoming a second member, and the creator of a key. Earlier keys get it from
  // the audit log.
  '0216_two_people': sqlMigration(
    `alter table member_roles add column approves_from timestamptz`,
    `alter table invitations add column is_vouched boolean not null default false`,
    `alter table api_keys add column created_by uuid`,
    `alter table admin_keys add column created_by uuid`,
    `alter table refunds add column key_creator uuid`,
    `update api_keys set created_by = made.actor_id from (
      select after::jsonb ->> 'id' as key_id, (case when actor_kind = 'member' then actor_id end)::uuid as actor_id
      from audit_entries where operation = 'createApiKey'
    ) made where made.key_id = api_keys.id::text`,
  ),
  '0222_book_checks_apart': m0222BookChecksApart,
  // The time of becoming a second member, of the creator at the creation of a key: a removed member has none.
  '0217_new_creators': sqlMigration(
    `alter table api_keys add column approves_from timestamptz`,
    `alter table admin_keys add column approves_from timestamptz`,
    `alter table refunds add column key_approves_from timestamptz`,
  ),
  // Ids of records that were called failed before another one of the transfer showed.
  '0208_former_records': sqlMigration(`alter table transfers add column former_records jsonb`),
  // Watched destinations that are read more slowly than their network.
  '0226_unread_destinations': sqlMigration(`alter table payment_cursors add column unread jsonb not null default '[]'`),
  // The one call of a resource server to which the result of the settled payment is returned.
  '0223_settled_once': sqlMigration(`alter table relays add column answered_to bytea`),
  // Lists of a client's payouts and relays, the newest first.
  '0227_lists_by_age': sqlMigration(
    `create index payouts_by_age on payouts (client_id, environment, created_at desc, id desc)`,
    `create index relays_by_age on relays (client_id, environment, created_at desc, id desc)`,
  ),
  // A client's refunds, the newest first.
  '0230_refunds_by_age': sqlMigration(
    `create index refunds_by_age on refunds (client_id, environment, created_at desc, id desc)`,
  ),
  '0231_relay_refusals': m0231RelayRefusals,
  '0235_unassigned_payments': m0235UnassignedPayments,
  // Payments that a client has assigned to an order. Their rows stay, so that no later reading keeps them again.
  '0236_assigned_payments': sqlMigration(`alter table unassigned_payments add column assigned_at timestamptz`),
  // Refunds that return an unassigned payment in place of the money of a request.
  '0240_returned_payments': sqlMigration(
    `alter table unassigned_payments add column assigned_to uuid`,
    `create index unassigned_payments_by_transaction on unassigned_payments (network_id, hash)`,
    `alter table refunds alter column request_id drop not null`,
    `alter table refunds add column unassigned_payment_id uuid references unassigned_payments(id) on delete cascade`,
    `alter table refunds add constraint refunds_of_one check (num_nonnulls(request_id, unassigned_payment_id) = 1)`,
    `create index refunds_by_unassigned_payment on refunds (unassigned_payment_id) where unassigned_payment_id is not null`,
  ),
  // The block up to which each account was read for payments that name no order, and the proof of its ownership.
  '0241_account_cursors': sqlMigration(
    `create table account_cursors (
      source_id uuid not null references payment_sources(id) on delete cascade,
      network_id uuid not null,
      block bigint not null,
      begun bigint not null,
      primary key (source_id, network_id)
    )`,
    `alter table payment_sources add column proven_at timestamptz`,
  ),
  // Refused relays by age, of all clients: old ones are deleted.
  '0242_old_refusals': sqlMigration(`create index relay_refusals_of_all_by_age on relay_refusals (last_at)`),
}
