import type { EgressRequest } from '@rialto/egress'
import { hmac } from '../../kit/hmac.ts'
import { keyHeader } from './descriptor.ts'

export interface BitstampKey {
  key: string
  secret: string
}

/** What makes one call itself: a lower-case UUID that is used once, and the time it left, in Unix milliseconds. */
export interface CallStamp {
  nonce: string
  timestampMs: number
}

const version = 'v2'

/**
 * A call with the headers of Bitstamp's v2 authentication: hex HMAC-SHA256, under the secret, of key, method, host, path,
 * query, content type, nonce, timestamp, version and body in one piece. Without a body there is no content type, neither
 * here nor in a header.
 */
export const signRequest = (
  { key, secret }: BitstampKey,
  { nonce, timestampMs }: CallStamp,
  request: EgressRequest,
): EgressRequest => {
  const { host, pathname, search } = new URL(request.url)
  const auth = `BITSTAMP ${key}`
  const contentType = request.headers?.['content-type'] ?? ''
  const call = `${auth}${request.method}${host}${pathname}${search.slice(1)}${contentType}`
  const signed = `${call}${nonce}${timestampMs}${version}${request.body ?? ''}`
  return {
    ...request,
    headers: {
      ...request.headers,
      [keyHeader]: auth,
      'x-auth-signature': hmac('sha256', secret, signed, 'hex'),
      'x-auth-nonce': nonce,
      'x-auth-timestamp': String(timestampMs),
      'x-auth-version': version,
    },
  }
}
