import type { ExchangeWithdrawalAttempt, Transfer, WithdrawalAttempt } from './ports.ts'

/** Outcomes of our own, without a call, and questions for a code: institutions document that nothing exists before the code. */
const withoutWithdrawal = /^(secondFactor|feeAboveApproved)/

/** The institution was called and refused. It may have created the withdrawal all the same. */
export const isRefused = (
  { phase }: Transfer,
  attempt: WithdrawalAttempt | undefined,
): attempt is ExchangeWithdrawalAttempt =>
  phase === 'awaitingUser' &&
  attempt?.kind === 'exchangeWithdrawal' &&
  (attempt.state === 'rejected' || attempt.state === 'notCreated') &&
  !withoutWithdrawal.test(attempt.detail ?? '')
