import { convertedNote, type Execution, type Preview, type WithdrawOutcome } from '@rialto/core'
import { add, multiply, subtract, toJsonNumber } from '@rialto/catalog'

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
  feeAboveApproved: 'failed',
  rejected: 'failed',
}

/** The public status of an execution. If the transfer was already in progress, its present status. */
export const executionStatus = ({ outcome, transfer, travelRule }: Execution): ExecutionStatus => {
  if (travelRule) return 'travelRuleRequired'
  if (outcome) return ofOutcome[outcome.kind]
  return transfer.phase === 'settled' ? 'succeeded' : transfer.phase === 'failed' ? 'failed' : 'inProgress'
}

const askAgain = 'Create a new preview and have its total approved.'

/** A message for the user about an outcome other than success. */
export const executionMessage = ({ outcome, transfer }: Execution): string | undefined => {
  if (outcome?.kind === 'rejected' || outcome?.kind === 'travelRuleRequired') return outcome.message
  if (outcome?.kind === 'feeAboveApproved')
    return [`${outcome.message}.`, convertedNote(transfer), askAgain].filter(text => text !== undefined).join(' ')
  if (outcome?.kind === 'addressWhitelistRequired') return outcome.howTo
  if (outcome?.kind === 'secondFactorRefused') return 'The code is incorrect or expired. No funds have moved.'
  if (outcome?.kind === 'emailConfirmationRequired') return 'Confirm the withdrawal in the email from your institution.'
  return transfer.failureMessage
}

/** The institution's status in the published vocabulary. */
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

/**
 * The requested amount. With included fees it is the total that leaves the account; otherwise the amount that arrives,
 * without the client's fee.
 */
export const requestedAmount = ({ amount, fee, clientFee, isFeeIncluded }: Omit<Preview, 'expiresAtMs'>): string =>
  isFeeIncluded ? add(amount, fee) : subtract(amount, clientFee?.amount ?? '0')

/** An amount of an asset in responses: a number for published clients, and a string with every digit. */
export const assetAmount = <N extends string>(
  name: N,
  amount: string,
): Record<N, number> & Record<`${N}Decimal`, string> =>
  ({ [name]: toJsonNumber(amount), [`${name}Decimal`]: amount }) as Record<N, number> & Record<`${N}Decimal`, string>

/** A fee in an asset, with its value at the price of the transfer's preview. */
export const transferFee = (fee: string, symbol: string, priceUsd: string | undefined) => ({
  ...assetAmount('fee', fee),
  feeCurrency: symbol,
  feeInFiat: usd(fee, priceUsd),
  feeInTransferCurrency: toJsonNumber(fee),
})

/** USD as a JSON number. 0 if the asset has no price, because published clients require a number. */
export const usd = (amount: string, priceUsd: string | undefined): number =>
  toJsonNumber(multiply(amount, priceUsd ?? '0'))
