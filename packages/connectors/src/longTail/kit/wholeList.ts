import { ConnectorError } from '@rialto/core'

/** Rows of a list that is read in one piece. One that is full may go on: what it does not show is no "no trace". */
export const wholeList = <T>(rows: readonly T[], limit: number): readonly T[] => {
  if (rows.length >= limit) throw new ConnectorError('malformed', 'The withdrawal list exceeds the page limit')
  return rows
}
