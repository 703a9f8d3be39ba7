import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import type { ClockOffset } from '../../kit/createClockOffset.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import type { BinanceVariant } from './variants.ts'
import { signQuery } from './signQuery.ts'

export interface BinanceContext {
  variant: BinanceVariant
  http: HttpContext
  descriptor: ConnectorDescriptor
  /** Their clock. */
  clock: ClockOffset
}

export interface BinanceKey {
  key: string
  secret: string
}

/** What may stand in a header and in an HMAC: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): BinanceKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    return { key: credentials.key, secret: credentials.secret }
  }
  throw new ConnectorError('credentialsInvalid', 'This account requires an API key and its secret')
}

const recvWindow = '5000'

/** A signed call, timed when it is built. Parameters travel in the body of a POST, else in the query. */
export const signedRequest = (
  context: BinanceContext,
  { key, secret }: BinanceKey,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): EgressRequest => {
  const timestamp = String(context.clock.nowMs())
  const signed = signQuery(secret, { ...parameters, recvWindow, timestamp })
  const headers = { accept: 'application/json', 'x-mbx-apikey': key }
  const url = `https://${context.variant.host}${path}`
  if (method !== 'POST') return { method, url: `${url}?${signed}`, headers }
  return { method, url, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: signed }
}
