import { type ConnectorDescriptor, ConnectorError, type Credentials } from '@rialto/core'
import { defined } from '@rialto/defined'
import { EgressError, type EgressRequest } from '@rialto/egress'
import { callInstitution } from '../../http/callInstitution.ts'
import { createNonces } from '../createNonces.ts'
import type { Check } from '@rialto/contract'
import type { Signer } from '../signer.ts'
import { type CcxtEndpoint, type SignedCall, SigningError, type SigningWorker } from './signingWorker.ts'

export type KeyCredentials = Extract<Credentials, { kind: 'apiKey' }>

export interface CcxtSigning {
  /** Headers of the exchange's own protocol, in lower case. All other headers of ccxt are left out. */
  headers: readonly string[]
  /**
   * Reads the exchange's time in Unix milliseconds from the response of its health probe, if the exchange checks the
   * time of requests.
   */
  serverTime?: (body: unknown) => number | undefined
  /** True if each request of a key needs a greater number than the one before. */
  nonces?: true
  /** Default: the worker shared by all exchanges, started by the first request. */
  worker?: SigningWorker
}

/** Milliseconds, as ccxt and most programs count: a key that was used with greater numbers accepts no smaller ones. */
const noncesPerMs = 1

/** Allowed characters of headers and signatures: printable, no blanks. */
const printable = /^[\x21-\x7e]{1,4096}$/
/** A private key in PEM has lines. */
const printableLines = /^[\x20-\x7e\r\n]{1,8192}$/

/** Validates the credentials of this exchange: complete, and without characters that cannot be sent. */
const keyOf = (credentials: Credentials, { scheme, name }: ConnectorDescriptor): KeyCredentials => {
  const needsPassphrase = scheme.kind === 'apiKey' && scheme.fields.some(field => field.name === 'authToken')
  const fits =
    credentials.kind === 'apiKey' &&
    printable.test(credentials.key) &&
    printableLines.test(credentials.secret) &&
    (!needsPassphrase || printable.test(credentials.passphrase ?? ''))
  if (fits) return credentials
  throw new ConnectorError('credentialsInvalid', `${name} requires a complete API key`)
}

/** Nothing was sent. `connect` may be retried; `denied` would be denied again. */
const unsent = (kind: 'connect' | 'denied', message: string): EgressError => new EgressError(kind, message, false)

const signingFailed = (error: unknown): EgressError => {
  if (!(error instanceof SigningError)) throw error
  return unsent(error.kind === 'refused' ? 'denied' : 'connect', error.message)
}

const common = new Set(['accept', 'content-type'])

/** Only the exchange's own headers; a partner's id or a browser's name that ccxt adds is left out. */
const ownHeaders = (allowed: readonly string[], headers: SignedCall['headers']): Record<string, string> => {
  const kept = Object.entries(headers).flatMap(([name, value]) => {
    const lower = name.toLowerCase()
    const own = allowed.includes(lower) || common.has(lower)
    return own && (typeof value === 'string' || typeof value === 'number') ? [[lower, String(value)] as const] : []
  })
  return { accept: 'application/json', ...Object.fromEntries(kept) }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** Validates ccxt's signed request against the requested call before any byte of it is sent. */
const checked = (
  signed: SignedCall,
  { method, mustContain = [] }: CcxtEndpoint,
  hosts: readonly string[],
  headers: readonly string[],
): EgressRequest => {
  const url = new URL(signed.url)
  if (url.protocol !== 'https:' || !hosts.includes(url.host) || signed.method !== method)
    throw unsent('denied', 'The signed request has another destination')
  const content = `${decoded(signed.url)} ${signed.body ?? ''}`
  if (!mustContain.every(text => content.includes(text)))
    throw unsent('denied', 'The signed request has other parameters')
  return {
    method,
    url: url.href,
    headers: ownHeaders(headers, signed.headers),
    ...defined({ body: signed.body }),
  }
}

const readTime =
  (timeOf: (body: unknown) => number | undefined): NonNullable<Signer<unknown, CcxtEndpoint>['serverTime']> =>
  async (http, { probe }) => {
    const check: Check<unknown> = (body): body is unknown => timeOf(body) !== undefined
    const headers = { accept: 'application/json' }
    const request = { method: 'GET', url: probe.url, headers } as const
    return timeOf(await callInstitution(http, { request: () => request, check })) ?? 0
  }

/**
 * An exchange whose requests ccxt builds and signs, in a worker thread that can send nothing. Our own code sends them
 * and validates the responses, as for every exchange. `exchange` is the name of ccxt's class: `gate`.
 */
export const ccxtSigner = (
  exchange: string,
  { headers, serverTime, nonces, worker }: CcxtSigning,
): Signer<KeyCredentials, CcxtEndpoint> => ({
  accessOf: (credentials, { descriptor }) => keyOf(credentials, descriptor),
  secretsOf: ({ key, secret, passphrase }) => (passphrase === undefined ? [key, secret] : [key, secret, passphrase]),
  sign: async ({ key: apiKey, secret, passphrase }, endpoint, { descriptor, nowMs, nonce }) => {
    const { sign } = worker ?? (await import('./sharedWorker.ts')).sharedWorker
    const { api, path, method, params } = endpoint
    const signed = await sign({
      exchange,
      credentials: { apiKey, secret, ...defined({ password: passphrase }) },
      call: { api, path, method, ...defined({ params }) },
      nowMs: nonces === true ? Number(nonce) : nowMs,
    }).catch((error: unknown) => {
      throw signingFailed(error)
    })
    return checked(signed, endpoint, descriptor.hosts, headers)
  },
  ...defined({ serverTime: serverTime && readTime(serverTime) }),
  ...(nonces === undefined
    ? {}
    : { nonces: { create: parts => createNonces(parts, noncesPerMs), keyOf: ({ key }) => key } }),
})
