import { ConnectorError } from '@rialto/core'

/** Bitstamp's `2022-01-31 16:07:32.123456`, which is UTC, in Unix milliseconds. Throws `malformed` for a day that is none. */
export const timeOf = (text: string): number => {
  const [day = '', time = ''] = text.split(' ')
  const atMs = Date.parse(`${day}T${time.slice(0, 12)}Z`)
  if (Number.isNaN(atMs)) throw new ConnectorError('malformed', 'Bitstamp returned an invalid time')
  return atMs
}
