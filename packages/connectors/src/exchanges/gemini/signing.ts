import { ConnectorError, type Credentials } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { createNonces, type NonceParts, type Nonces } from '../../kit/signing/createNonces.ts'
import { type Endpoint, hmac, ownSigner } from '../../kit/signing/signer.ts'
import { geminiHost, type GeminiScope, type GeminiVariant } from './descriptor.ts'
import { errorsOf, wantsSeconds } from './errors.ts'

export interface GeminiKey {
  key: string
  secret: string
}

/** Credentials of a private call. */
export type GeminiAccess = { token: string } | GeminiKey

export interface GeminiEndpoint extends Endpoint {
  path: string
  /** The required permission, named in the error if it is missing. */
  scope: GeminiScope
  parameters?: Readonly<Record<string, unknown>>
}

/** Allowed characters of a header: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,4096}$/

export const tokenOf = (credentials: Credentials): GeminiAccess => {
  if (credentials.kind === 'oAuth' && printable.test(credentials.accessToken)) return { token: credentials.accessToken }
  throw new ConnectorError('credentialsInvalid', 'This Gemini connection was made by signing in, not with an API key')
}

/** Keys of a group of accounts require an account in every call, so the user has to create a key of one account. */
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

const msPerS = 1_000
/** With more keys than this, all are forgotten: such a key is rejected a second time, and remembered again. */
const maxKeys = 10_000

/**
 * Some of Gemini's keys need increasing nonces, others need its time in seconds, plus or minus 30: the error shows
 * which.
 */
const createGeminiNonces = (parts: NonceParts): Nonces => {
  const { clock } = parts
  const growing = createNonces(parts)
  const timed = new Set<string>()
  return {
    next: (key, call) =>
      growing.next(key, nonce => call(timed.has(key) ? String(Math.floor(clock.nowMs() / msPerS)) : nonce)),
    refused: (key, { message }) => {
      if (!wantsSeconds.test(message)) return
      if (timed.size >= maxKeys) timed.clear()
      timed.add(key)
    },
  }
}

/** Hex of the HMAC-SHA384 of the payload exactly as sent, with the secret's text as key. */
export const signatureOf = (secret: string, payload: string): string => hmac('sha384', secret, payload, 'hex')

const fixed = { accept: 'application/json', 'content-type': 'text/plain', 'cache-control': 'no-cache' }

/** The body's members are sent in a header, in base64, after the path. Gemini reads no body. */
const payloadOf = ({ body, url }: EgressRequest, first: object): string => {
  const members: unknown = JSON.parse(body ?? '{}')
  const text = JSON.stringify({ request: new URL(url).pathname, ...first, ...Object(members) })
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

/** Private calls by token or by key, as the variant connects. */
export const geminiSigner = (variant: GeminiVariant) =>
  ownSigner<GeminiAccess, GeminiEndpoint>({
    accessOf: variant.connectsBy === 'oAuth' ? tokenOf : keyOf,
    secretsOf: access => ('token' in access ? [access.token] : [access.key, access.secret]),
    sign: (access, { method = 'GET', path, parameters = {} }, { nonce }) => {
      const unsigned = { method, url: `https://${geminiHost}${path}`, body: JSON.stringify(parameters) }
      return 'token' in access ? bearRequest(access.token, unsigned) : signRequest(access, Number(nonce), unsigned)
    },
    tableFor: ({ scope }) => errorsOf(variant, scope),
    ...(variant.connectsBy === 'apiKey' && {
      nonces: { create: createGeminiNonces, keyOf: access => ('key' in access ? access.key : '') },
    }),
  })
