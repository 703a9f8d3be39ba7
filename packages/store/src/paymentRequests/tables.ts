import type {
  BridgePayIn,
  Environment,
  IncomingPayment,
  PaymentDecision,
  PaymentRequest,
  PaymentRules,
  PaymentSource,
  Refund,
} from '@rialto/core'
import type { ColumnType, Generated } from 'kysely'

import type { UnreadRow } from './unreadRow.ts'

interface Scoped {
  client_id: string
  environment: Environment
}

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>
type MaybeJson<T> = ColumnType<T | null, string | null, string | null>

export interface PaymentTables {
  payment_settings: Scoped & { rules: ColumnType<PaymentRules, string, string> }
  payment_sources: Scoped & {
    id: string
    network_type: PaymentSource['networkType']
    kind: PaymentSource['kind']
    value: string
    confirmed_at: MaybeAt
    proven_at: MaybeAt
    created_at: At
    replaced_at: MaybeAt
  }
  /** The next number of each key and account, for all clients: outlives the sources. */
  payment_numbers: {
    environment: Environment
    network_type: PaymentSource['networkType']
    value: string
    next_number: bigint
    last_paid: bigint | null
  }
  payment_requests: Scoped & {
    id: string
    user_id: string
    transaction_id: string
    client_transaction_id: string | null
    link_session_id: string | null
    sub_client_id: string | null
    network_id: string
    symbol: string
    amount: string
    address: string
    canonical_address: string
    address_tag: string | null
    source_id: string | null
    source_number: ColumnType<bigint | null, number | null, number | null>
    rules: ColumnType<PaymentRules, string, string>
    status: PaymentRequest['status']
    credited: string
    transfer_id: string | null
    decision: MaybeJson<PaymentDecision>
    refund_address: string | null
    refund_address_tag: string | null
    sequence: number
    created_at: At
    expires_at: At
    watch_until: At
    /** When the user was erased. */
    removed_at: MaybeAt
  }
  incoming_payments: {
    id: string
    request_id: string
    environment: Environment
    network_id: string
    hash: string
    position: string
    block: bigint
    symbol: string
    amount: string
    from_address: string | null
    state: IncomingPayment['state']
    is_on_time: boolean
    is_sanctioned: boolean
    issue: IncomingPayment['issue'] | null
    counted: string | null
    seen_at: At
    final_at: MaybeAt
    number: Generated<bigint>
  }
  /** The block up to which each account was read for payments that name no order. */
  account_cursors: { source_id: string; network_id: string; block: bigint; begun: bigint }
  unassigned_payments: Scoped & {
    id: string
    network_id: string
    hash: string
    position: string
    block: bigint
    symbol: string
    amount: string
    address: string
    canonical_address: string
    tag: string | null
    from_address: string | null
    seen_at: At
    /** When the client assigned it to an order, and to which. */
    assigned_at: MaybeAt
    assigned_to: ColumnType<string | null, string | null | undefined, string>
  }
  /** Unassigned payments that were read and not kept. */
  unassigned_payment_counts: Scoped & {
    network_id: string
    symbol: string
    day: At
    not_kept: bigint
  }
  /** The last block of each network that was read to its end. */
  payment_cursors: {
    environment: Environment
    network_id: string
    block: bigint
    scanned_at: At
    unread: ColumnType<readonly UnreadRow[], string | undefined, string>
  }
  bridge_payments: Scoped & {
    id: string
    request_id: string
    link_session_id: string | null
    /** CAIP-2 id and symbol of the origin. */
    network: string
    asset: string
    network_id: string
    amount: string
    payout_amount: string
    refund_address: string
    provider: string
    address: string
    reference: string
    pay_ins: ColumnType<readonly BridgePayIn[], string, string>
    created_at: At
    expires_at: At
  }
  refunds: Scoped & {
    id: string
    /** Null: it returns an unassigned payment. */
    request_id: string | null
    unassigned_payment_id: string | null
    /** The payment for which a rule created it. */
    payment_id: string | null
    network_id: string
    symbol: string
    amount: string
    to_address: string | null
    address_tag: string | null
    reason: string
    status: Refund['status']
    requested_by: string
    /** The member who created the key that requested it. */
    key_creator: string | null
    key_approves_from: MaybeAt
    approved_by: string | null
    hash: string | null
    failure_message: string | null
    arrived: string | null
    sequence: number
    created_at: At
    finished_at: MaybeAt
  }
}
