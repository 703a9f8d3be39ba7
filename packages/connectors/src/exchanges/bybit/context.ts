import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import type { ClockOffset } from '../../kit/createClockOffset.ts'
import { encodeQuery } from '../../kit/encodeQuery.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { bybitHost } from './descriptor.ts'
import { signHeaders } from './signHeaders.ts'

export interface BybitContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
  /** Their clock. */
  clock: ClockOffset
}

export interface BybitKey {
  key: string
  secret: string
}

/** What may stand in a header and in an HMAC: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): BybitKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    return { key: credentials.key, secret: credentials.secret }
  }
  throw new ConnectorError('credentialsInvalid', 'Bybit requires an API key and its secret')
}

/** A signed GET, timed when it is built. */
export const signedGet = (
  context: BybitContext,
  key: BybitKey,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): EgressRequest => {
  const query = encodeQuery(parameters)
  const headers = { accept: 'application/json', ...signHeaders(key, context.clock.nowMs(), query) }
  return { method: 'GET', url: `https://${bybitHost}${path}${query === '' ? '' : `?${query}`}`, headers }
}

/** A signed POST, timed when it is built. What is signed is the text that is sent. */
export const signedPost = (context: BybitContext, key: BybitKey, path: string, body: object): EgressRequest => {
  const text = JSON.stringify(body)
  const signed = signHeaders(key, context.clock.nowMs(), text)
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...signed }
  return { method: 'POST', url: `https://${bybitHost}${path}`, headers, body: text }
}
