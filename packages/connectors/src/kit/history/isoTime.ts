import { ConnectorError } from '@rialto/core'

/** One of an institution's ISO 8601 dates, in Unix milliseconds. */
export const isoTime = (text: string, institution: string): number => {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new ConnectorError('malformed', `${institution} returned an invalid date`)
  return ms
}
