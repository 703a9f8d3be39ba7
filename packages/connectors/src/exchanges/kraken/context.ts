import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { EgressError } from '@rialto/egress'
import type { Nonces } from '../../kit/createNonces.ts'
import type { Wire } from '../../kit/wire.ts'
import type { KrakenKey } from './signRequest.ts'
import { signRequest } from './signRequest.ts'

export interface KrakenContext {
  wire: Wire
  descriptor: ConnectorDescriptor
  nonces: Nonces
}

const keyForm = /^[A-Za-z0-9+/=]{1,256}$/

/** The key to sign with. One that is over by our clock is not tried: Kraken would call it unknown, and it can be renewed. */
export const keyOf = (credentials: Credentials, nowMs: number): KrakenKey => {
  if (credentials.kind !== 'apiKey' || !keyForm.test(credentials.key) || !keyForm.test(credentials.secret))
    throw new ConnectorError('credentialsInvalid', 'Kraken is connected by an API key and its private key')
  if (credentials.expiresAtMs !== undefined && credentials.expiresAtMs <= nowMs)
    throw new ConnectorError('tokenExpired', 'The access to Kraken has expired')
  return { key: credentials.key, secret: credentials.secret }
}

/**
 * The way out for calls with this key: each try gets a nonce of its own and waits for the key's turn. A call whose turn
 * comes at `notAfterMs` or later does not leave.
 */
export const signedEgress = ({ wire, nonces }: KrakenContext, key: KrakenKey, notAfterMs = Infinity): Egress => ({
  ...wire.egress,
  request: request =>
    nonces.next(key.key, async nonce => {
      if (wire.clock.nowMs() >= notAfterMs) throw new EgressError('denied', 'The call did not leave in time', false)
      return wire.egress.request(signRequest(key, nonce, request))
    }),
})
