import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import type { Nonces } from '../../kit/createNonces.ts'
import { noncedEgress } from '../../kit/noncedEgress.ts'
import type { HttpContext } from '../../kit/httpContext.ts'
import type { KrakenKey } from './signRequest.ts'
import { signRequest } from './signRequest.ts'

export interface KrakenContext {
  http: HttpContext
  descriptor: ConnectorDescriptor
  nonces: Nonces
}

const keyForm = /^[A-Za-z0-9+/=]{1,256}$/

/** The key to sign with. One that is over by our clock is not tried: Kraken would call it unknown, and it can be renewed. */
export const keyOf = (credentials: Credentials, nowMs: number): KrakenKey => {
  if (credentials.kind !== 'apiKey' || !keyForm.test(credentials.key) || !keyForm.test(credentials.secret))
    throw new ConnectorError('credentialsInvalid', 'Kraken requires an API key and its private key')
  if (credentials.expiresAtMs !== undefined && credentials.expiresAtMs <= nowMs)
    throw new ConnectorError('tokenExpired', 'Access to Kraken has expired')
  return { key: credentials.key, secret: credentials.secret }
}

/** The way out for calls with this key, each with a nonce of its own. */
export const signedEgress = ({ http, nonces }: KrakenContext, key: KrakenKey, notAfterMs?: number): Egress =>
  noncedEgress(http, {
    nonces,
    key: key.key,
    sign: (nonce, request) => signRequest(key, nonce, request),
    notAfterMs,
  })
