import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { noncedEgress } from '../../kit/noncedEgress.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import type { GeminiNonces } from './geminiNonces.ts'
import type { GeminiKey } from './signRequest.ts'
import { bearRequest, signRequest } from './signRequest.ts'
import type { GeminiWay } from './ways.ts'

export interface GeminiContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
  way: GeminiWay
  nonces: GeminiNonces
}

/** What a call goes out with. */
export type GeminiAccess = { token: string } | GeminiKey

/** What may stand in a header: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,4096}$/

export const tokenOf = (credentials: Credentials): GeminiAccess => {
  if (credentials.kind === 'oAuth' && printable.test(credentials.accessToken)) return { token: credentials.accessToken }
  throw new ConnectorError('credentialsInvalid', 'This Gemini connection was made by signing in, not with an API key')
}

/** Keys of a group of accounts want one to be named in every call: the user is asked for the account's own. */
export const keyOf = (credentials: Credentials): GeminiAccess => {
  if (credentials.kind === 'apiKey' && credentials.key.startsWith('master-')) {
    throw new ConnectorError(
      'credentialsInvalid',
      'This API key covers a group of accounts: create an account key at Gemini',
    )
  }
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && printable.test(credentials.secret)) {
    return { key: credentials.key, secret: credentials.secret }
  }
  throw new ConnectorError('credentialsInvalid', 'Gemini requires an API key and its secret')
}

/** Takes out of the credentials what this way of connecting goes with. Throws `credentialsInvalid` for any other. */
export const accessOf = ({ connectsBy }: GeminiWay) => (connectsBy === 'oAuth' ? tokenOf : keyOf)

export const secretsOf = (access: GeminiAccess): string[] =>
  'token' in access ? [access.token] : [access.key, access.secret]

/** The way out for private calls. One whose turn comes at `notAfterMs` or later does not leave. */
export const privateEgress = ({ http, nonces }: GeminiContext, access: GeminiAccess, notAfterMs?: number): Egress =>
  'token' in access
    ? { ...http.egress, request: request => http.egress.request(bearRequest(access.token, request)) }
    : noncedEgress(http, {
        nonces,
        key: access.key,
        sign: (nonce, request) => signRequest(access, Number(nonce), request),
        notAfterMs,
      })
