import type { Egress, EgressRequest } from '@rialto/egress'
import { EgressError } from '@rialto/egress'
import type { SignedCall, TailCall } from '../signer/signer.ts'
import { SigningError } from '../signer/signer.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'

export interface SignedWay {
  call: TailCall
  /** The call must not leave at or after this. */
  notAfterMs?: number
  /** Texts that must stand in what is sent: amount, address, network. */
  mustSay?: readonly string[]
}

const common = new Set(['accept', 'content-type'])

/** Nothing has left. `connect` may be tried again; `denied` would be denied again. */
const unsent = (kind: 'connect' | 'denied', message: string): EgressError => new EgressError(kind, message, false)

/** The exchange's own headers; a partner's id or a browser's name that ccxt puts beside them stays behind. */
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

/** What ccxt made of a call, held against what was asked for, before a byte of it leaves. */
const checked = ({ descriptor, house }: TailContext, way: SignedWay, signed: SignedCall): EgressRequest => {
  const url = new URL(signed.url)
  const { method, mustSay = [] } = { ...way.call, ...way }
  if (url.protocol !== 'https:' || !descriptor.hosts.includes(url.host) || signed.method !== method)
    throw unsent('denied', 'The signed request has another destination')
  const said = `${decoded(signed.url)} ${signed.body ?? ''}`
  if (!mustSay.every(text => said.includes(text))) throw unsent('denied', 'The signed request has other parameters')
  return {
    method,
    url: url.href,
    headers: ownHeaders(house.headers, signed.headers),
    ...(signed.body === undefined ? {} : { body: signed.body }),
  }
}

const signingFailed = (error: unknown): EgressError => {
  if (!(error instanceof SigningError)) throw error
  return unsent(error.kind === 'refused' ? 'denied' : 'connect', error.message)
}

/**
 * The way out for one call: each try is signed anew, by ccxt in its worker, and sent by our egress. Where an exchange wants
 * growing numbers, a key's calls wait for one another.
 */
export const signedEgress = (context: TailContext, credentials: KeyCredentials, way: SignedWay): Egress => {
  const { http, house, signer, clock, nonces } = context
  const { key: apiKey, secret, passphrase } = credentials
  const owned = { apiKey, secret, ...(passphrase === undefined ? {} : { password: passphrase }) }
  const send = async (nowMs: number, request: EgressRequest) => {
    const task = { exchange: house.ccxtId, credentials: owned, call: way.call, nowMs }
    const signed = await signer.sign(task).catch((error: unknown) => {
      throw signingFailed(error)
    })
    const { timeoutMs } = request
    if (way.notAfterMs !== undefined && http.clock.nowMs() >= way.notAfterMs)
      throw unsent('denied', 'The request was not sent in time')
    return http.egress.request({ ...checked(context, way, signed), ...(timeoutMs === undefined ? {} : { timeoutMs }) })
  }
  return {
    ...http.egress,
    request: request =>
      house.nonces === true ? nonces.next(apiKey, nonce => send(Number(nonce), request)) : send(clock.nowMs(), request),
  }
}

/** What `callInstitution` and `submitOnce` are given in place of the request: the way out fills it in. */
export const unsignedRequest = ({ hosts }: { hosts: readonly string[] }, { method }: TailCall): EgressRequest => ({
  method,
  url: `https://${hosts[0] ?? ''}/`,
})
