import type { ExchangeWithdrawalAttempt, Transfer, WalletPaymentAttempt, WithdrawalAttempt } from './ports.ts'

/**
 * Outcomes of our own, without a call: also that a wallet is to be asked. Of questions for a code institutions document that nothing exists
 * before it.
 */
const withoutWithdrawal = /^(secondFactor|feeAboveApproved|walletConfirmationRequired|notSent)/

/** The institution was called and refused. It may have created the withdrawal all the same. */
export const isRefused = (
  { phase }: Pick<Transfer, 'phase'>,
  attempt: WithdrawalAttempt | undefined,
): attempt is ExchangeWithdrawalAttempt =>
  phase === 'awaitingUser' &&
  attempt?.kind === 'exchangeWithdrawal' &&
  (attempt.state === 'rejected' || attempt.state === 'notCreated') &&
  !withoutWithdrawal.test(attempt.detail ?? '')

/** The wallet was asked, and said that its user declined. */
export const isDeclined = (
  { phase }: Pick<Transfer, 'phase'>,
  attempt: WithdrawalAttempt | undefined,
): attempt is WalletPaymentAttempt =>
  phase === 'awaitingUser' && attempt?.kind === 'walletPayment' && attempt.state === 'notCreated'

/** The institution rejected the credentials: the call named no account, and its history cannot be read either. */
const lockedOut = /^rejected as (credentialsInvalid|permissionMissing)/

/** Whether another payment of the order waits until the history behind a refusal could be read. */
export const isDoubtful = ({ phase }: Pick<Transfer, 'phase'>, { state, detail = '' }: WithdrawalAttempt): boolean =>
  (phase === 'awaitingUser' || state === 'rejected') && !lockedOut.test(detail)
