import type { Execution, WithdrawOutcome } from '@rialto/core'

type ExecutionStatus =
  | 'succeeded'
  | 'inProgress'
  | 'failed'
  | 'mfaRequired'
  | 'mfaFailed'
  | 'emailConfirmationRequired'
  | 'addressWhitelistRequired'
  | 'travelRuleRequired'
  | 'deFiWalletConfirmationRequired'

const ofOutcome: Record<WithdrawOutcome['kind'], ExecutionStatus> = {
  accepted: 'inProgress',
  unknown: 'inProgress',
  secondFactorRequired: 'mfaRequired',
  secondFactorRefused: 'mfaFailed',
  emailConfirmationRequired: 'emailConfirmationRequired',
  addressWhitelistRequired: 'addressWhitelistRequired',
  walletConfirmationRequired: 'deFiWalletConfirmationRequired',
  travelRuleRequired: 'failed',
  rejected: 'failed',
}

/** The public status of an execute. A call that found the transfer under way says how that stands. */
export const executionStatus = ({ outcome, transfer, travelRule }: Execution): ExecutionStatus => {
  if (travelRule) return 'travelRuleRequired'
  if (outcome) return ofOutcome[outcome.kind]
  return transfer.phase === 'settled' ? 'succeeded' : transfer.phase === 'failed' ? 'failed' : 'inProgress'
}

/** What the user should know when it is not simply on its way. */
export const executionMessage = ({ outcome, transfer }: Execution): string | undefined => {
  if (outcome?.kind === 'rejected' || outcome?.kind === 'travelRuleRequired') return outcome.message
  if (outcome?.kind === 'addressWhitelistRequired') return outcome.howTo
  if (outcome?.kind === 'secondFactorRefused') return 'The code is incorrect or expired. No funds have moved.'
  if (outcome?.kind === 'emailConfirmationRequired') return 'Confirm the withdrawal in the email from your institution.'
  return transfer.failureMessage
}

/** The institution's view in the published vocabulary. */
export const transactionStatus = ({
  transfer,
}: Pick<Execution, 'transfer'>): 'pending' | 'succeeded' | 'failed' | 'unknown' =>
  transfer.phase === 'settled'
    ? 'succeeded'
    : transfer.phase === 'failed'
      ? 'failed'
      : transfer.phase === 'unknown'
        ? 'unknown'
        : 'pending'
