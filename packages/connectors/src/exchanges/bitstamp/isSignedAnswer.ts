import { timingSafeEqual } from 'node:crypto'
import type { EgressResponse } from '@rialto/egress'
import { hmac } from '../../kit/hmac.ts'
import type { CallStamp } from './signRequest.ts'

/**
 * Whether an answer is Bitstamp's to this very call: `X-Server-Auth-Signature` is the hex HMAC-SHA256, under the user's
 * secret, of the call's nonce and timestamp, the answer's content type and its body.
 */
export const isSignedAnswer = (
  secret: string,
  { nonce, timestampMs }: CallStamp,
  { headers, text }: Pick<EgressResponse, 'headers' | 'text'>,
): boolean => {
  const signed = `${nonce}${timestampMs}${headers['content-type'] ?? ''}${text}`
  const expected = Buffer.from(hmac('sha256', secret, signed, 'hex'))
  const given = Buffer.from((headers['x-server-auth-signature'] ?? '').toLowerCase())
  return given.length === expected.length && timingSafeEqual(given, expected)
}
