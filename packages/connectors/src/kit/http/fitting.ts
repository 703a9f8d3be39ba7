import { ConnectorError } from '@rialto/core'
import type { Check } from '@rialto/contract'

/**
 * The rows of a published list of coins, networks or markets that have the expected form: an odd row closes what it describes and
 * nothing else. A list of which no row fits is malformed, not empty. Never for balances or histories: a row that is left out there
 * is a wrong answer.
 */
export const fitting = <T>(institution: string, rows: readonly unknown[], check: Check<T>): T[] => {
  const fit = rows.filter(check)
  if (fit.length > 0 || rows.length === 0) return fit
  throw new ConnectorError('malformed', `${institution} returned an invalid list`)
}
