import type { EgressRequest } from '@rialto/egress'
import { hmac, sha256 } from '../../kit/hmac.ts'

export interface KrakenKey {
  key: string
  /** Base64, as Kraken shows it. */
  secret: string
}

/** Base64 of the HMAC-SHA512, under the decoded secret, of the path and the SHA-256 of nonce and body. */
export const signatureOf = (secret: string, path: string, nonce: string, body: string): string =>
  hmac('sha512', Buffer.from(secret, 'base64'), Buffer.concat([Buffer.from(path), sha256(`${nonce}${body}`)]), 'base64')

/** A private call with its nonce and its signature: the text signed is the text sent. */
export const signRequest = ({ key, secret }: KrakenKey, nonce: string, request: EgressRequest): EgressRequest => {
  const form = request.body ?? ''
  const body = form === '' ? `nonce=${nonce}` : `nonce=${nonce}&${form}`
  const { pathname } = new URL(request.url)
  return {
    ...request,
    headers: { ...request.headers, 'api-key': key, 'api-sign': signatureOf(secret, pathname, nonce, body) },
    body,
  }
}
