import type { Transfer } from './ports.ts'

/** Said of a transfer that was not sent: what was converted or bought before is the user's, and is not converted back. */
export const convertedNote = ({ funding, symbol }: Pick<Transfer, 'funding' | 'symbol'>): string | undefined =>
  funding && `Your ${funding.from} was converted; the ${symbol} is in your account.`
