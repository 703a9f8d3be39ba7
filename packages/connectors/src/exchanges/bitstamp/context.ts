import { randomUUID } from 'node:crypto'
import type { Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Egress, EgressRequest } from '@rialto/egress'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { ClockOffset } from '../../kit/createClockOffset.ts'
import { encodeQuery } from '../../kit/encodeQuery.ts'
import { bitstampHost } from './descriptor.ts'
import { isSignedAnswer } from './isSignedAnswer.ts'
import type { BitstampKey } from './signRequest.ts'
import { signRequest } from './signRequest.ts'

export interface BitstampContext extends BoundContext {
  /** Their clock. */
  clock: ClockOffset
}

/** What may stand in a header and in an HMAC: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): BitstampKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    return { key: credentials.key, secret: credentials.secret }
  }
  throw new ConnectorError('credentialsInvalid', 'Bitstamp requires an API key and its secret')
}

/**
 * The way out for calls with this key. Each try is signed anew, with a nonce of its own. A 2xx that does not carry
 * Bitstamp's signature of it is `malformed`, whatever it says; a refusal needs none, for Bitstamp cannot sign for a key
 * that it does not know.
 */
export const signedEgress = ({ http, clock }: BitstampContext, key: BitstampKey): Egress => ({
  ...http.egress,
  request: async request => {
    const stamp = { nonce: randomUUID(), timestampMs: clock.nowMs() }
    const response = await http.egress.request(signRequest(key, stamp, request))
    const isAnswer = response.status >= 200 && response.status < 300
    if (isAnswer && !isSignedAnswer(key.secret, stamp, response)) {
      throw new ConnectorError('malformed', 'Bitstamp returned an unsigned response', {
        upstreamCode: `HTTP ${response.status}`,
      })
    }
    return response
  },
})

/** A private call, not yet signed. Every one is a POST with a form; one without parameters has no body and no content type. */
export const privateRequest = (path: string, parameters: Readonly<Record<string, string>> = {}): EgressRequest => {
  const body = encodeQuery(parameters)
  const url = `https://${bitstampHost}/api/v2/${path}/`
  const headers = { accept: 'application/json' }
  return body === ''
    ? { method: 'POST', url, headers }
    : { method: 'POST', url, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body }
}
