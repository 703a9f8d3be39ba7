import { keysOf } from '@rialto/defined/keysOf'
import type { RejectionReason } from '../connections/connectorError.ts'
import type {
  AttemptOutcome,
  ExchangeWithdrawalAttempt,
  Transfer,
  WalletPaymentAttempt,
  WithdrawalAttempt,
} from './ports.ts'

/**
 * Whether the institution was called, and answered with a refusal. Not: outcomes of our own without a call, also that a
 * wallet is to be asked, and questions for a code, before which institutions document that nothing exists.
 */
const isRefusal: Readonly<Record<AttemptOutcome, boolean>> = {
  rejected: true,
  emailConfirmationRequired: true,
  addressWhitelistRequired: true,
  travelRuleRequired: true,
  secondFactorRequired: false,
  secondFactorRefused: false,
  walletConfirmationRequired: false,
  feeAboveApproved: false,
  unreached: false,
  accepted: false,
  unknown: false,
  noReply: false,
  found: false,
  notFound: false,
  resolved: false,
}

/** Outcomes after which the institution may have created the withdrawal that it refused. */
export const refusals = keysOf(isRefusal).filter(outcome => isRefusal[outcome])

/** Outcomes after which nothing was created for certain: no call was made, or a code was asked for before. */
export const createdNothing: readonly AttemptOutcome[] = [
  'secondFactorRequired',
  'secondFactorRefused',
  'walletConfirmationRequired',
  'feeAboveApproved',
  'unreached',
]

/** Ends of an attempt by something else than the answer to its call, which may still be in progress. */
export const unanswered: readonly AttemptOutcome[] = ['noReply', 'found', 'notFound', 'resolved']

export const isUnanswered = ({ outcome }: Pick<WithdrawalAttempt, 'outcome'>): boolean =>
  outcome !== undefined && unanswered.includes(outcome)

/** The institution was called and refused. It may have created the withdrawal all the same. */
export const isRefused = (
  { phase }: Pick<Transfer, 'phase'>,
  attempt: WithdrawalAttempt | undefined,
): attempt is ExchangeWithdrawalAttempt =>
  phase === 'awaitingUser' &&
  attempt?.kind === 'exchangeWithdrawal' &&
  (attempt.state === 'rejected' || attempt.state === 'notCreated') &&
  // A row of a version before has no outcome: it counts as refused.
  (attempt.outcome === undefined || isRefusal[attempt.outcome])

/** The wallet was asked, and said that its user declined. */
export const isDeclined = (
  { phase }: Pick<Transfer, 'phase'>,
  attempt: WithdrawalAttempt | undefined,
): attempt is WalletPaymentAttempt =>
  phase === 'awaitingUser' && attempt?.kind === 'walletPayment' && attempt.state === 'notCreated'

/** The institution rejected the credentials: no withdrawal was created, and its history cannot be read either. */
const lockedOut: ReadonlySet<RejectionReason | undefined> = new Set(['credentialsInvalid', 'permissionMissing'])

/** Whether another payment of the order waits until the history behind a refusal could be read. */
export const isDoubtful = (
  { phase }: Pick<Transfer, 'phase'>,
  { state, outcome, reason }: WithdrawalAttempt,
): boolean => (phase === 'awaitingUser' || state === 'rejected') && outcome !== 'unreached' && !lockedOut.has(reason)
