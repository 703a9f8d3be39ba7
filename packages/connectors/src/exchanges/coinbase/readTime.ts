import { ConnectorError } from '@rialto/core'

/** One of Coinbase's ISO 8601 dates, in Unix milliseconds. */
export const readTime = (text: string): number => {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new ConnectorError('malformed', 'Coinbase gave a date that cannot be read')
  return ms
}
