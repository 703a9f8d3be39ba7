import type { ConnectorDescriptor, Credentials } from '@rialto/core'
import type { EgressRequest, EgressResponse } from '@rialto/egress'
import { createHash, createHmac } from 'node:crypto'
import type { NonceParts, Nonces } from './createNonces.ts'
import type { ErrorTable, HttpContext } from '../http/errorTable.ts'

/** A signer implemented in the exchange's own folder. */
export const ownSigner = <A, E extends Endpoint>(signing: Signer<A, E>): Signer<A, E> => signing

/**
 * RFC 3986: encodes what `encodeURIComponent` does not encode, because institutions would encode it. The signed text
 * is the sent text.
 */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** Parameters in their order, for a query or a form. */
export const encodeQuery = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')

/** HMAC of a text as sent, or of bytes (Kraken signs a path and a digest). A secret that arrives in base64 is decoded by its connector. */
export const hmac = (
  algorithm: 'sha256' | 'sha384' | 'sha512',
  secret: string | Uint8Array,
  message: string | Uint8Array,
  encoding: 'hex' | 'base64',
): string => createHmac(algorithm, secret).update(message).digest(encoding)

/** SHA-256 of a text, as bytes. */
export const sha256 = (message: string): Uint8Array => createHash('sha256').update(message).digest()

/** One endpoint, in the terms of its exchange's signer. */
export interface Endpoint {
  /** Absent: GET. */
  method?: 'GET' | 'POST' | 'DELETE'
}

/** Time and parameters of a signature. */
export interface SigningMoment {
  descriptor: ConnectorDescriptor
  /** Unix milliseconds by the exchange's clock. */
  nowMs: number
  /** Greater than every earlier one of this key. Empty if the exchange requires none. */
  nonce: string
}

/** Signs the requests of one exchange: with its own code (`ownSigner`) or with ccxt (`ccxtSigner`). */
export interface Signer<A, E extends Endpoint> {
  /** Extracts the key or token from the credentials. Throws `credentialsInvalid` for another kind or format. */
  accessOf(credentials: Credentials, at: { descriptor: ConnectorDescriptor; nowMs: number }): A
  /** Values that must never appear in an error. */
  secretsOf(access: A): readonly string[]
  /** The complete request, built and signed for each attempt. */
  sign(access: A, endpoint: E, at: SigningMoment): EgressRequest | Promise<EgressRequest>
  /** Throws if a response is not authentic: it lacks the exchange's own signature. */
  verify?(access: A, sent: EgressRequest, response: EgressResponse): void
  /** The exchange's own time in Unix milliseconds, if it checks the time of requests. */
  serverTime?(http: HttpContext, descriptor: ConnectorDescriptor): Promise<number>
  /** Set if each request of a key needs a greater number than the one before. */
  nonces?: {
    create(parts: NonceParts): Nonces
    /** The key of the number sequence. */
    keyOf(access: A): string
  }
  /** The errors of one endpoint, if they differ. */
  tableFor?(endpoint: E): ErrorTable
}
