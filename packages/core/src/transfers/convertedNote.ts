import type { Transfer } from './ports.ts'

/**
 * Note about a transfer that was not sent: the converted or bought asset belongs to the user and is not converted back.
 */
export const convertedNote = ({ funding, symbol }: Pick<Transfer, 'funding' | 'symbol'>): string | undefined =>
  funding && `Your ${funding.from} was converted; the ${symbol} is in your account.`
