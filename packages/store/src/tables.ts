import type {
  ApiKey,
  ConversionPlan,
  Connection,
  Environment,
  FilledConversion,
  LinkExit,
  LinkPlace,
  LinkRequest,
  LoggedApi,
  MisdirectedDeposits,
  MovedChoice,
  OAuthAttempt,
  OrderRecord,
  Preview,
  RetainedTransfer,
  TransferCause,
  TransferFinding,
  ScreeningDecision,
  ScreeningMode,
  TransferPhase,
  TransferTypeName,
  VerifiableFamily,
  WebhookEndpoint,
  WebhookEventType,
  WithdrawalAttempt,
  AttemptOutcome,
  RejectionReason,
  WalletCalls,
} from '@rialto/core'
import type { ColumnType, Generated } from 'kysely'

import type { AdminTables } from './admin/tables.ts'
import type { BookTables } from './books/tables.ts'
import type { BridgingTables } from './bridging/tables.ts'
import type { PaymentTables } from './paymentRequests/tables.ts'
import type { PayoutTables } from './payouts/tables.ts'
import type { RelayTables } from './relayer/tables.ts'
import type { QueueTables } from './queue/tables.ts'
import type { TeamTables } from './team/tables.ts'

/** Owner of the row. Every table of client data has both columns. */
interface Scoped {
  client_id: string
  environment: Environment
}

/** Written as a JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>
type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface Tables
  extends QueueTables, AdminTables, BookTables, TeamTables, BridgingTables, PaymentTables, PayoutTables, RelayTables {
  vault_canaries: { id: string; sealed_text: Buffer }
  /** Keys of the keyed hashes. */
  digest_keys: { environment: Environment; sealed_key: Buffer }
  /**
   * Resources that only one transfer may claim: a record of an institution, a payment on a chain, a paid order.
   * Without a transfer: the claim of an erased one.
   */
  claims: {
    digest: Buffer
    kind: 'record' | 'payment' | 'order' | 'address' | 'refund'
    environment: Environment
    /** The institution, or the network. */
    place: string
    transfer_id: string | null
    claimed_at: At
  }
  /** Every server that shares the database, and those that ended in the last days. */
  server_processes: {
    id: string
    machine: string
    pid: number
    /** Start time by its machine's clock, because process numbers are reused. */
    started: string
    /** By the database's clock. */
    alive_until: At
    ended_at: MaybeAt
    /**
     * Fingerprints of the vault keys that it can open, in the order of its ring. Empty for a server of an earlier
     * version.
     */
    vault_keys: Generated<string[]>
    /** Print of the key that it seals with. */
    sealing_key: string | null
  }
  clients: { id: string; name: string; created_at: At }
  /** Unavailable institutions, as last found by any process. Both times null: available. */
  institution_breakers: {
    environment: Environment
    institution: string
    version: bigint
    open_until: MaybeAt
    down_since: MaybeAt
  }
  /** The last number that a request of a key may have used, and the process that issues the next ones. */
  signing_nonces: { key_hash: Buffer; last: bigint; fence: bigint; owner_id: string | null; held_until: At }
  /** Remaining requests of each key, for all processes. */
  rate_limits: { key: string; tokens: number; granted: number; at: At }
  client_settings: Scoped & {
    allowed_origins: string[]
    /** Added by a configuration: if removed manually, they stay removed. */
    configured_origins: Generated<string[]>
    /** The webhook of the last start's configuration. */
    configured_webhook_url: string | null
    configured_webhook_secret_hash: Buffer | null
    callback_urls: Generated<string[]>
    /** Null: open. */
    closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    may_bridge: Generated<boolean>
    /** Null: the server's setting. */
    transfer_retention_days: ColumnType<number | null, number | null | undefined, number | null>
    bridging_network_priority: Generated<string[]>
    misdirected_deposits: Generated<MisdirectedDeposits>
    /** Operations that a second member has to confirm. */
    approval_operations: Generated<string[]>
    screening: Generated<ScreeningMode>
    /** Base units of a network's own coin. Null: the client sponsors no network fees. */
    sponsored_per_transfer: ColumnType<string | null, string | null | undefined, string | null>
    sponsored_per_day: ColumnType<string | null, string | null | undefined, string | null>
    /** Default for transfers in Link. A decimal ratio. */
    client_fee_ratio: Generated<string>
    is_fee_inclusive: Generated<boolean>
    /** In USD. Null: no minimum. */
    minimum_in_fiat: ColumnType<string | null, string | null | undefined, string | null>
    /** Empty: all networks. */
    offered_network_ids: Generated<string[]>
  }
  sanctions_lists: {
    name: string
    source: string
    published_on: string | null
    digest: string
    /**
     * Digest of the list file whose addresses are stored in the current key format. Earlier versions wrote another
     * format.
     */
    keyed_digest: string | null
    addresses: number
    /** Lines that name no address and were left out: the first hundred of them. */
    skipped_lines: ColumnType<number[], string, string>
    loaded_at: At
  }
  sanctioned_addresses: { address: string; list: string; entry: string; name: string }
  sponsored_fees: Scoped & { transfer_id: string; network_id: string; amount: string; reserved_at: At }
  screening_decisions: Scoped & {
    id: string
    step: ScreeningDecision['step']
    outcome: ScreeningDecision['outcome']
    addresses: Json<ScreeningDecision['addresses']>
    matches: Json<ScreeningDecision['matches']>
    lists: Json<ScreeningDecision['lists']>
    transfer_id: string | null
    decided_at: At
  }
  api_keys: Scoped & {
    id: string
    label: string
    secret_hash: Buffer
    permissions: ApiKey['permissions']
    created_at: At
    revoked_at: MaybeAt
    last_used_at: MaybeAt
    expires_at: MaybeAt
    rate_limit_per_minute: ColumnType<number | null, number | null | undefined, number | null>
    is_configured: Generated<boolean>
    created_by: ColumnType<string | null, string | null, never>
    approves_from: ColumnType<Date | null, Date | null, never>
  }
  client_ip_ranges: Scoped & { id: string; range: string; label: string; created_at: At }
  link_sessions: Scoped & {
    is_pay_link: Generated<boolean>
    id: string
    code_hash: Buffer
    session_token_hash: Buffer | null
    request: Json<LinkRequest>
    connection_ids: Generated<string[]>
    transfer_id: string | null
    token_expires_at: At
    consumed_at: MaybeAt
    session_expires_at: MaybeAt
    exit: ColumnType<LinkExit | null, string | null | undefined, string | null>
    result_code_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
    result_code_expires_at: MaybeAt
    /** Null until it is opened, and if an earlier version opened it. */
    place: LinkPlace | null
    browser_key_hash: Buffer | null
    proven_ids: Generated<string[]>
    has_returned: Generated<boolean>
  }
  link_session_moves: {
    session_id: string
    browser_key_hash: Buffer | null
    code_hash: Buffer
    choice: Json<MovedChoice>
    expires_at: At
    claim_hash: Buffer | null
    pairing_code_hash: Buffer | null
    guesses: Generated<number>
    accepted_at: MaybeAt
  }
  jit_settings: Scoped & { id: string; url: string; sealed_secret: Buffer }
  jit_addresses: {
    session_id: string
    network_id: string
    symbol: string
    address: string
    address_tag: string | null
  }
  oauth_attempts: Scoped & {
    id: string
    session_id: string
    state_hash: Buffer
    type: string
    sealed_verifier: Buffer
    status: OAuthAttempt['status']
    connection_id: string | null
    is_reconnected: Generated<boolean>
    error_message: string | null
    taken_at: MaybeAt
    expires_at: At
    /** The institution's code, and the hashes that redeem it. All null until the user came back, and after the end. */
    sealed_code: Buffer | null
    completion_code_hash: Buffer | null
    pairing_code_hash: Buffer | null
    pairing_guesses: Generated<number>
    completable_until: MaybeAt
    redeemed_at: MaybeAt
  }
  connections: Scoped & {
    id: string
    user_id: string
    type: string
    upstream_id: string
    /** Of the account's id, if the institution states one. Null: two connections may belong to one account. */
    account_digest: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
    /** Empty since it is sealed. */
    account_name: string
    sealed_account_name: Buffer | null
    /** Null: issued before token ids existed, and not refreshed since. The client uses the row's id instead. */
    token_id_hash: Buffer | null
    sealed_token_id: Buffer | null
    refresh_token_hash: Buffer
    sealed_refresh_token: Buffer
    sealed_credentials: Buffer
    version: number
    state: Connection['state']
    granted: Json<Connection['granted']>
    created_at: At
    updated_at: At
    /** From then on, only the reconciler finds the row. */
    removed_at: MaybeAt
    is_client_made: Generated<boolean>
    /** Made through a pay link of the user `order_user_id`, in this session. */
    link_session_id: string | null
    order_user_id: string | null
    /** When the payer's connection was taken from its session, and when its credentials were erased. */
    payer_ended_at: MaybeAt
    retired_at: MaybeAt
  }
  connection_browsers: { connection_id: string; key_hash: Buffer; last_used_at: At }
  idempotency_keys: Scoped & {
    id: string
    key_hash: Buffer
    sealed_fingerprint: Buffer
    sealed_answer: Buffer | null
    /** Null: never, because money may have moved. */
    lapses_at: MaybeAt
    expires_at: At
  }
  access_tokens: { token_hash: Buffer; connection_id: string; created_at: At; expires_at: MaybeAt }
  wallet_challenges: Scoped & {
    id: string
    session_id: string
    user_id: string
    address: string
    network_id: string
    message: string
    expires_at: At
    taken_at: At | null
  }
  wallet_verifications: Scoped & {
    id: string
    user_id: string
    address: string
    network_type: VerifiableFamily
    message: string
    signature: string
    verified_at: At
  }
  portfolio_reads: { connection_id: string; kind: string; as_of: At; rows: Json<unknown> }
  orders: Scoped & {
    id: string
    connection_id: string
    side: OrderRecord['side']
    symbol: string
    payment_symbol: string
    payment_is_fiat: boolean
    kind: OrderRecord['kind']
    amount: string
    amount_in: OrderRecord['amountIn']
    price: string | null
    time_in_force: OrderRecord['timeInForce']
    phase: OrderRecord['phase']
    reference: string
    native_id: string | null
    failure_message: string | null
    created_at: At
    updated_at: At
    /** As of `withdrawal_attempts`. */
    owner_id: ColumnType<string | null, string | null | undefined, string | null>
    abandoned_at: MaybeAt
  }
  previews: Scoped & TransferColumns & { id: string; created_at: At; expires_at: At }
  transfers: Scoped &
    Omit<TransferColumns, 'connection_id'> & {
      id: string
      /** The client's transaction id, which must be unique among transfers that have not failed. */
      order_id: string | null
      /** A transfer has one of these three. */
      connection_id: string | null
      bridging_address_id: string | null
      payment_request_id: ColumnType<string | null, string | null | undefined, string | null>
      /** The bridge provider's id of the pay-in. */
      bridge_operation: string | null
      bridge: ColumnType<unknown, string | null, string | null>
      phase: TransferPhase
      reference: string
      institution_transaction_id: string | null
      /** Null in rows of an earlier version: the type replaces it. */
      institution: ColumnType<string | null, string | null | undefined, string | null>
      /** Canonical form of `to_address`. Null in rows of an earlier version. */
      canonical_address: ColumnType<string | null, string | null | undefined, string | null>
      hash: string | null
      confirmations: number | null
      failure_message: string | null
      sequence: number
      created_at: At
      accepted_at: MaybeAt
      sent_at: MaybeAt
      finished_at: MaybeAt
      finding: ColumnType<TransferFinding | null, string | null | undefined, string | null>
      arrived_amount: ColumnType<string | null, string | null | undefined, string | null>
      refund_amount: ColumnType<string | null, string | null | undefined, string | null>
      refund_hash: ColumnType<string | null, string | null | undefined, string | null>
      watch_until: MaybeAt
      arrival_watch_until: MaybeAt
      arrival_missed_at: MaybeAt
      found_late_at: MaybeAt
      late_handled_at: MaybeAt
      /** The institution's actual charge: its fee, and the total debit. Both or neither. */
      charged_fee: string | null
      debited: string | null
      /** The network's actual fee of a wallet's transaction. */
      network_fee_charged: ColumnType<string | null, string | null | undefined, string | null>
      /** Result of the conversion or purchase before the transfer. */
      converted: ColumnType<FilledConversion | null, string | null | undefined, string | null>
      /** JSON. Other records of the institution with the transfer's reference. */
      twin_records: ColumnType<string[] | null, string | null | undefined, string | null>
      /** JSON. Records that were called failed before another one of the transfer showed. */
      former_records: ColumnType<string[] | null, string | null | undefined, string | null>
      overcharge_handled_at: MaybeAt
    }
  /** How transfers ended, by the hour in which they did. */
  transfer_hours: Scoped & {
    hour: At
    type: string
    succeeded: number
    failed: number
    volume_usd: string
    median_seconds: number | null
  }
  /** Hours before then are in `transfer_hours`. */
  transfer_hours_until: { environment: string; until: At }
  /** Progress of the Link sessions of ten minutes, by the page on which their users left (otherwise empty). */
  link_session_counts: Scoped & {
    opened_from: At
    page: string
    opened: number
    connected: number
    previewed: number
    sent: number
    succeeded: number
  }
  /** Sessions opened before then are in `link_session_counts`. */
  link_session_counts_until: Scoped & { until: At }
  /** The remaining record of a transfer whose account was removed, if the operator keeps books. */
  retained_transfers: Scoped & {
    id: string
    type: string
    symbol: string
    network_id: string
    amount: string
    fee: string
    price_usd: string
    transfer_type: RetainedTransfer['transferType']
    phase: RetainedTransfer['phase']
    hash: string | null
    created_at: At
    finished_at: At
    prune_at: At
  }
  /** History of each transfer, in the order of `id`. */
  transfer_changes: Scoped & {
    id: Generated<bigint>
    transfer_id: string
    phase: TransferPhase
    cause: TransferCause
    upstream_status: string | null
    detail: string | null
    hash: string | null
    confirmations: number | null
    sequence: number
    at: At
  }
  withdrawal_attempts: {
    id: string
    transfer_id: string
    number: number
    state: WithdrawalAttempt['state']
    /** Null in rows of an earlier version that were neither rejected nor said to have created nothing. */
    outcome: ColumnType<AttemptOutcome | null, AttemptOutcome | null | undefined, AttemptOutcome | null>
    reason: ColumnType<RejectionReason | null, RejectionReason | null | undefined, RejectionReason | null>
    /** For people. Nothing is decided by it. */
    detail: string | null
    /** A block number. */
    after_block: string | null
    /** Id of the page that prompts a wallet, until the wallet answers. */
    ask_id: ColumnType<string | null, string | null | undefined, string | null>
    wallet_nonce: ColumnType<string | null, string | null | undefined, string | null>
    /** JSON. */
    wallet_calls: ColumnType<WalletCalls | null, string | null | undefined, string | null>
    created_at: At
    /** Of `server_processes`: who makes the call. */
    owner_id: string | null
    /** When that process was detected as ended. */
    abandoned_at: MaybeAt
  }
  /** The last days' requests, in the order of `id`. */
  logged_requests: Scoped & {
    id: Generated<bigint>
    at: At
    api: LoggedApi
    operation: string
    method: string
    path: string
    fields: string[]
    status: number
    error_type: string | null
    duration_ms: number
    key_id: string | null
    link_session_id: string | null
    subject: string | null
  }
  webhook_endpoints: Scoped & {
    id: string
    url: string
    sealed_secret: Buffer
    sealed_previous_secret: Buffer | null
    previous_secret_until: MaybeAt
    signature_header: string
    created_at: At
    label: Generated<string>
    /** Null: all types. */
    event_types: NonNullable<WebhookEndpoint['eventTypes']> | null
    /** Since when it is paused, and why. */
    disabled_at: MaybeAt
    disabled_reason: string | null
    failing_since: MaybeAt
    resumed_at: MaybeAt
  }
  webhook_events: Scoped & {
    id: string
    /** Null in rows of an earlier version: the same as `id`. */
    event_id: string | null
    endpoint_id: string
    /** Exactly one is set: the subject of the event, which also orders its events. */
    transfer_id: string | null
    subject_id: string | null
    sequence: number
    type: WebhookEventType
    body: Json<Readonly<Record<string, unknown>>>
    created_at: At
    delivered_at: MaybeAt
    given_up_at: MaybeAt
    replayed_at: MaybeAt
  }
  webhook_attempts: {
    id: string
    event_id: string
    number: number
    started_at: At
    duration_ms: number
    status: number | null
    error: string | null
  }
}

/** Common columns of a preview and its transfer. Amounts are `numeric`, in whole units of the asset; prices in USD. */
export interface TransferColumns {
  connection_id: string
  user_id: string
  type: string
  symbol: string
  network_id: string
  to_address: string
  address_tag: string | null
  amount: string
  fee: string
  price_usd: string
  refund_address: string | null
  refund_address_tag: string | null
  client_transaction_id: string | null
  sub_client_id: string | null
  link_session_id: string | null
  transfer_type: TransferTypeName
  is_fee_included: boolean
  /** The client's fee on the amount that arrives, and the requested ratio. Both or neither. */
  client_fee: string | null
  client_fee_ratio: string | null
  /** The conversion or purchase before the transfer. */
  funding: ColumnType<ConversionPlan | null, string | null, string | null>
  wallet_id: ColumnType<string | null, string | null | undefined, string | null>
  network_fee: ColumnType<Preview['networkFee'] | null, string | null | undefined, string | null>
  /** The transfer consists of parts, each of which names it. */
  is_combined: Generated<boolean>
  part_of: string | null
}
