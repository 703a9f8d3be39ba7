import { canonicalAddress } from '@rialto/catalog'
import type { IncomingPayment, PaymentRequest, Refund } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import { readCreator } from '../access/readCreator.ts'
import { scopeOf } from '../scopeOf.ts'
import type { Tables } from '../tables.ts'

const at = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms))

/** All columns but those of the scope. */
export const requestRow = (request: PaymentRequest) => ({
  id: request.id,
  user_id: request.userId,
  transaction_id: request.transactionId,
  client_transaction_id: request.clientTransactionId ?? null,
  link_session_id: request.linkSessionId ?? null,
  sub_client_id: request.subClientId ?? null,
  network_id: request.networkId,
  symbol: request.symbol,
  amount: request.amount,
  address: request.address,
  canonical_address: canonicalAddress(request.networkId, request.address),
  address_tag: request.addressTag ?? null,
  source_id: request.issuedBy?.sourceId ?? null,
  source_number: request.issuedBy?.number ?? null,
  rules: JSON.stringify(request.rules),
  status: request.status,
  credited: request.credited,
  transfer_id: request.transferId ?? null,
  decision: request.decision ? JSON.stringify(request.decision) : null,
  refund_address: request.refundTo?.address ?? null,
  refund_address_tag: request.refundTo?.tag ?? null,
  sequence: request.sequence,
  created_at: new Date(request.createdAtMs),
  expires_at: new Date(request.expiresAtMs),
  watch_until: new Date(request.watchUntilMs),
})

type RequestRow = Selectable<Tables['payment_requests']>

const issuedByOf = ({ source_id, source_number }: RequestRow) =>
  source_id === null || source_number === null ? undefined : { sourceId: source_id, number: Number(source_number) }

const refundToOf = ({ refund_address, refund_address_tag }: RequestRow) =>
  refund_address === null
    ? undefined
    : { address: refund_address, ...defined({ tag: refund_address_tag ?? undefined }) }

export const readRequest = (row: Selectable<Tables['payment_requests']>): PaymentRequest => ({
  id: row.id,
  scope: scopeOf(row),
  userId: row.user_id,
  transactionId: row.transaction_id,
  networkId: row.network_id,
  symbol: row.symbol,
  amount: row.amount,
  address: row.address,
  rules: row.rules,
  status: row.status,
  credited: row.credited,
  sequence: row.sequence,
  createdAtMs: row.created_at.getTime(),
  expiresAtMs: row.expires_at.getTime(),
  watchUntilMs: row.watch_until.getTime(),
  ...defined({
    issuedBy: issuedByOf(row),
    refundTo: refundToOf(row),
    clientTransactionId: row.client_transaction_id ?? undefined,
    linkSessionId: row.link_session_id ?? undefined,
    subClientId: row.sub_client_id ?? undefined,
    addressTag: row.address_tag ?? undefined,
    transferId: row.transfer_id ?? undefined,
    decision: row.decision ?? undefined,
  }),
})

export const paymentRow = (payment: IncomingPayment) => ({
  id: payment.id,
  request_id: payment.requestId,
  network_id: payment.networkId,
  hash: payment.hash,
  position: payment.position,
  block: payment.block,
  symbol: payment.symbol,
  amount: payment.amount,
  from_address: payment.fromAddress ?? null,
  state: payment.state,
  is_on_time: payment.isOnTime,
  is_sanctioned: payment.isSanctioned,
  issue: payment.issue ?? null,
  counted: payment.counted ?? null,
  seen_at: new Date(payment.seenAtMs),
  final_at: at(payment.finalAtMs),
})

export const readPayment = (row: Selectable<Tables['incoming_payments']>): IncomingPayment => ({
  id: row.id,
  requestId: row.request_id,
  networkId: row.network_id,
  hash: row.hash,
  position: row.position,
  block: row.block,
  symbol: row.symbol,
  amount: row.amount,
  state: row.state,
  isOnTime: row.is_on_time,
  isSanctioned: row.is_sanctioned,
  seenAtMs: row.seen_at.getTime(),
  ...defined({
    fromAddress: row.from_address ?? undefined,
    finalAtMs: row.final_at?.getTime(),
    issue: row.issue ?? undefined,
    counted: row.counted ?? undefined,
  }),
})

export const refundRow = (refund: Refund) => ({
  id: refund.id,
  request_id: refund.requestId ?? null,
  unassigned_payment_id: refund.unassignedPaymentId ?? null,
  payment_id: refund.paymentId ?? null,
  network_id: refund.networkId,
  symbol: refund.symbol,
  amount: refund.amount,
  to_address: refund.to?.address ?? null,
  address_tag: refund.to?.tag ?? null,
  reason: refund.reason,
  status: refund.status,
  requested_by: refund.requestedBy,
  key_creator: refund.keyCreator?.id ?? null,
  key_approves_from: at(refund.keyCreator?.approvesFromMs),
  approved_by: refund.approvedBy ?? null,
  hash: refund.hash ?? null,
  failure_message: refund.failureMessage ?? null,
  arrived: refund.arrived ?? null,
  sequence: refund.sequence,
  created_at: new Date(refund.createdAtMs),
  finished_at: at(refund.finishedAtMs),
})

export const readRefund = (row: Selectable<Tables['refunds']>): Refund => ({
  id: row.id,
  scope: scopeOf(row),
  networkId: row.network_id,
  symbol: row.symbol,
  amount: row.amount,
  reason: row.reason,
  status: row.status,
  requestedBy: row.requested_by,
  sequence: row.sequence,
  createdAtMs: row.created_at.getTime(),
  ...(row.to_address === null
    ? {}
    : { to: { address: row.to_address, ...defined({ tag: row.address_tag ?? undefined }) } }),
  ...defined({
    requestId: row.request_id ?? undefined,
    unassignedPaymentId: row.unassigned_payment_id ?? undefined,
    paymentId: row.payment_id ?? undefined,
    keyCreator: readCreator(row.key_creator, row.key_approves_from),
    approvedBy: row.approved_by ?? undefined,
    hash: row.hash ?? undefined,
    failureMessage: row.failure_message ?? undefined,
    arrived: row.arrived ?? undefined,
    finishedAtMs: row.finished_at?.getTime(),
  }),
})
