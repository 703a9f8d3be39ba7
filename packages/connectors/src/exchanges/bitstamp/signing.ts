import { timingSafeEqual } from 'node:crypto'
import { ConnectorError, type Credentials } from '@rialto/core'
import type { EgressRequest, EgressResponse } from '@rialto/egress'
import type { SignReply } from '../../kit/connectorEntry.ts'
import { keyHeader } from './descriptor.ts'
import { hmac } from '../../kit/signing/signer.ts'

export interface BitstampKey {
  key: string
  secret: string
}

/** Allowed characters of headers and HMAC inputs: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,256}$/

export const keyOf = (credentials: Credentials): BitstampKey => {
  if (credentials.kind === 'apiKey' && printable.test(credentials.key) && credentials.secret !== '') {
    return { key: credentials.key, secret: credentials.secret }
  }
  throw new ConnectorError('credentialsInvalid', 'Bitstamp requires an API key and its secret')
}

/** Unique stamp of a call: a lower-case UUID that is used once, and the send time, in Unix milliseconds. */
export interface CallStamp {
  nonce: string
  timestampMs: number
}

const version = 'v2'

/**
 * A call with the headers of Bitstamp's v2 authentication: hex HMAC-SHA256, with the secret, of the concatenated key,
 * method, host, path, query, content type, nonce, timestamp, version and body. Without a body the content type is left
 * out, both here and in the headers.
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

/** The stamp of a signed call. */
const stampOf = ({ headers }: EgressRequest): string =>
  `${headers?.['x-auth-nonce'] ?? ''}${headers?.['x-auth-timestamp'] ?? ''}`

const signatureHeader = 'x-server-auth-signature'

type Reply = Pick<EgressResponse, 'headers' | 'text'>

/** Hex HMAC-SHA256, under the user's secret, of the call's nonce and timestamp, the response's content type and its body. */
const replySignature = (secret: string, sent: EgressRequest, { headers, text }: Reply): string =>
  hmac('sha256', secret, `${stampOf(sent)}${headers['content-type'] ?? ''}${text}`, 'hex')

/** Signs a recorded reply as Bitstamp does. */
export const signReply: SignReply = (credentials, sent, reply) => ({
  [signatureHeader]: replySignature(keyOf(credentials).secret, sent, reply),
})

/** Whether a response is Bitstamp's to this very call, by its signature. */
export const isSignedResponse = (secret: string, sent: EgressRequest, reply: Reply): boolean => {
  const expected = Buffer.from(replySignature(secret, sent, reply))
  const given = Buffer.from((reply.headers[signatureHeader] ?? '').toLowerCase())
  return given.length === expected.length && timingSafeEqual(given, expected)
}
