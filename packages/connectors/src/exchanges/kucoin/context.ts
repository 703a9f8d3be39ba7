import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import type { ClockOffset } from '../../kit/createClockOffset.ts'
import { encodeQuery } from '../../kit/encodeQuery.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import { kucoinHost } from './descriptor.ts'
import type { KucoinKey } from './signHeaders.ts'
import { signHeaders } from './signHeaders.ts'

export interface KucoinContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
  /** Their clock. */
  clock: ClockOffset
}

/** What may stand in a header: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): KucoinKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    const { key, secret, passphrase = '' } = credentials
    if (passphrase !== '') return { key, secret, passphrase }
  }
  throw new ConnectorError('credentialsInvalid', 'KuCoin requires an API key, its secret and its passphrase')
}

export const secretsOf = ({ key, secret, passphrase }: KucoinKey): string[] => [key, secret, passphrase]

const headersOf = (signed: Record<string, string>) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  ...signed,
})

/** A signed GET, timed when it is built. KuCoin signs the query as it reads before it is encoded. */
export const signedGet = (
  context: KucoinContext,
  key: KucoinKey,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): EgressRequest => {
  const names = Object.keys(parameters)
  const plain = names.map(name => `${name}=${parameters[name]}`).join('&')
  const queried = (query: string) => `${path}${names.length === 0 ? '' : `?${query}`}`
  const parts = { timestampMs: context.clock.nowMs(), method: 'GET', endpoint: queried(plain), body: '' } as const
  return {
    method: 'GET',
    url: `https://${kucoinHost}${queried(encodeQuery(parameters))}`,
    headers: headersOf(signHeaders(key, parts)),
  }
}

/** A signed POST of a text, timed when it is built. What is signed is the text that is sent. */
export const signedPost = (context: KucoinContext, key: KucoinKey, path: string, body: string): EgressRequest => {
  const parts = { timestampMs: context.clock.nowMs(), method: 'POST', endpoint: path, body } as const
  return { method: 'POST', url: `https://${kucoinHost}${path}`, headers: headersOf(signHeaders(key, parts)), body }
}
