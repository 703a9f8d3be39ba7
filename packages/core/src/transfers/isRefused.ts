import type { ExchangeWithdrawalAttempt, Transfer, WithdrawalAttempt } from './ports.ts'

/**
 * Outcomes of our own, without a call: also that a wallet is to be asked. Of questions for a code institutions document that nothing exists
 * before it.
 */
const withoutWithdrawal = /^(secondFactor|feeAboveApproved|walletConfirmationRequired)/

/** The institution was called and refused. It may have created the withdrawal all the same. */
export const isRefused = (
  { phase }: Transfer,
  attempt: WithdrawalAttempt | undefined,
): attempt is ExchangeWithdrawalAttempt =>
  phase === 'awaitingUser' &&
  attempt?.kind === 'exchangeWithdrawal' &&
  (attempt.state === 'rejected' || attempt.state === 'notCreated') &&
  !withoutWithdrawal.test(attempt.detail ?? '')
