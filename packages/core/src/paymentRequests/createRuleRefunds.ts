import { add, compare } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import type { PaymentShare } from './assessPayments.ts'
import { insertRefund } from './createRefund.ts'
import type { PaymentIssue, PaymentRequest, PaymentRule, PaymentRules, Refund } from './ports.ts'
import { refundableOf, sumsOfRequest } from './sumsOfRequest.ts'

/** The client's rule for payments that do not count. */
const ruleOf = (issue: PaymentIssue, rules: PaymentRules): PaymentRule => {
  switch (issue) {
    // Sending to a listed address is an offence, and dust costs more than it returns.
    case 'sanctionedSender':
    case 'dust':
      return 'hold'
    case 'overpaid':
      return rules.overpaid
    case 'late':
      return rules.late
    case 'underpaid':
    case 'canceled':
      return 'refund'
    case 'wrongNetwork':
    case 'wrongAsset':
    case 'repeated':
    case 'paidOtherwise':
      return rules.other
  }
}

const reasons: Record<PaymentIssue, string> = {
  wrongNetwork: 'Paid on another network.',
  wrongAsset: 'Paid in another asset.',
  sanctionedSender: 'Paid by an address on a sanctions list.',
  dust: 'Too small to count.',
  late: 'Paid after the end of the time.',
  repeated: 'Paid again.',
  overpaid: 'Paid too much.',
  underpaid: 'Paid too little.',
  canceled: 'The order was canceled.',
  paidOtherwise: 'The order was paid otherwise.',
}

/**
 * Creates the refunds that the client's rules ask for: one for each final payment that does not count, or counts only
 * in part. Money in other refunds is left out.
 */
export const createRuleRefunds = async (
  ctx: CommonContext,
  repositories: Repositories,
  request: PaymentRequest,
  shares: readonly PaymentShare[],
): Promise<void> => {
  const due = shares.filter(
    ({ payment, rest, issue }) =>
      payment.state === 'final' &&
      issue !== undefined &&
      compare(rest, '0') > 0 &&
      ruleOf(issue, request.rules) === 'refund' &&
      (issue !== 'overpaid' || request.status === 'paid'),
  )
  if (due.length === 0) return
  const refunds = [...(await repositories.refunds.listOf(request.id))]
  for (const { payment, rest, issue = 'repeated' } of due) {
    if (refunds.some(({ paymentId }) => paymentId === payment.id)) continue
    const { networkId, symbol } = payment
    const amount = least(rest, mostOf(shares, refunds, payment))
    if (compare(amount, '0') <= 0) continue
    const to = networkId === request.networkId ? request.refundTo : undefined
    const refund = { networkId, symbol, amount, reason: reasons[issue], requestedBy: 'rule', paymentId: payment.id }
    refunds.push(await insertRefund(ctx, repositories, request, { ...refund, ...defined({ to }) }))
  }
}

const least = (a: string, b: string): string => (compare(a, b) < 0 ? a : b)

const mostOf = (
  shares: readonly PaymentShare[],
  refunds: readonly Refund[],
  { networkId, symbol }: PaymentShare['payment'],
): string =>
  sumsOfRequest(shares, refunds)
    .filter(of => of.networkId === networkId && of.symbol === symbol)
    .reduce((sum, of) => add(sum, refundableOf(of)), '0')
