import type { EgressRequest } from '@rialto/egress'
import { hmac } from '../../kit/hmac.ts'

export interface GeminiKey {
  key: string
  secret: string
}

/** Hex of the HMAC-SHA384 of the payload as it is sent, under the secret's text. */
export const signatureOf = (secret: string, payload: string): string => hmac('sha384', secret, payload, 'hex')

const fixed = { accept: 'application/json', 'content-type': 'text/plain', 'cache-control': 'no-cache' }

/** The body's members go into a header, in base64, behind the path they are for: Gemini reads no body. */
const payloadOf = ({ body, url }: EgressRequest, first: object): string => {
  const members = JSON.parse(body ?? '{}') as object
  const text = JSON.stringify({ request: new URL(url).pathname, ...first, ...members })
  return Buffer.from(text).toString('base64')
}

const withHeaders = ({ body: _, ...request }: EgressRequest, headers: Record<string, string>): EgressRequest => ({
  ...request,
  headers: { ...fixed, ...headers },
})

/** A private call by key, with its nonce. */
export const signRequest = ({ key, secret }: GeminiKey, nonce: number, unsigned: EgressRequest): EgressRequest => {
  const payload = payloadOf(unsigned, { nonce })
  return withHeaders(unsigned, {
    'x-gemini-apikey': key,
    'x-gemini-payload': payload,
    'x-gemini-signature': signatureOf(secret, payload),
  })
}

/** A private call by token: neither nonce nor signature. */
export const bearRequest = (token: string, unsigned: EgressRequest): EgressRequest =>
  withHeaders(unsigned, { authorization: `Bearer ${token}`, 'x-gemini-payload': payloadOf(unsigned, {}) })
