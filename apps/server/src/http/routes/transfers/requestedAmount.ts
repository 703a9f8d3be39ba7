import { add, subtract } from '@rialto/catalog'
import type { Preview } from '@rialto/core'

/** What was asked for: with the fees inside it, all that leaves the account; else what arrives, without the client's fee. */
export const requestedAmount = ({ amount, fee, clientFee, isFeeIncluded }: Omit<Preview, 'expiresAtMs'>): string =>
  isFeeIncluded ? add(amount, fee) : subtract(amount, clientFee?.amount ?? '0')
