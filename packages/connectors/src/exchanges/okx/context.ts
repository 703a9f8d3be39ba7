import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import type { ClockOffset } from '../../kit/createClockOffset.ts'
import { encodeQuery } from '../../kit/encodeQuery.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { okxHost } from './descriptor.ts'
import type { OkxKey } from './signHeaders.ts'
import { signHeaders } from './signHeaders.ts'

export interface OkxContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
  /** Their clock. */
  clock: ClockOffset
}

/** What may stand in a header: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): OkxKey => {
  if (credentials.kind === 'apiKey') {
    const { key, secret, passphrase = '' } = credentials
    if (printable.test(key) && secret !== '' && printable.test(passphrase)) return { key, secret, passphrase }
  }
  throw new ConnectorError('credentialsInvalid', 'OKX requires an API key, its secret key and its passphrase')
}

/** What must never show in an error. */
export const secretsOf = ({ key, secret, passphrase }: OkxKey): string[] => [key, secret, passphrase]

const signed = (
  context: OkxContext,
  key: OkxKey,
  method: 'GET' | 'POST',
  path: string,
  body: string,
): Pick<EgressRequest, 'method' | 'url' | 'headers'> => ({
  method,
  url: `https://${okxHost}${path}`,
  headers: { accept: 'application/json', ...signHeaders(key, context.clock.nowMs(), { method, path, body }) },
})

/** A signed GET, timed when it is built. What is signed is the path that is sent, query included. */
export const signedGet = (
  context: OkxContext,
  key: OkxKey,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): EgressRequest => {
  const query = encodeQuery(parameters)
  return signed(context, key, 'GET', query === '' ? path : `${path}?${query}`, '')
}

/** A signed POST, timed when it is built. What is signed is the text that is sent. */
export const signedPost = (context: OkxContext, key: OkxKey, path: string, body: object): EgressRequest => {
  const text = JSON.stringify(body)
  const request = signed(context, key, 'POST', path, text)
  return { ...request, headers: { ...request.headers, 'content-type': 'application/json' }, body: text }
}
