import { EgressError, type EgressPolicy } from './egress.ts'

/** Target of a request whose URL the policy allowed. */
export interface Target {
  /** Scheme, host and port to dial. */
  origin: string
  path: string
  /** `Host` of the URL as the caller wrote it. */
  host: string
  /** The target is the policy's own origin, whose address is not checked. */
  routed: boolean
}

const maxUrlLength = 8192

/** Blanks, control characters and backslashes, which URL parsers remove silently and in different ways. */
// eslint-disable-next-line no-control-regex
const removed = /[\u0000-\u0020\u007f\\]/

const denied = (message: string): EgressError => new EgressError('denied', message, false)

const parse = (url: string): URL => {
  if (url.length > maxUrlLength) throw denied('URL too long')
  if (removed.test(url)) throw denied('URL has blanks or control characters')
  if (!URL.canParse(url)) throw denied('URL cannot be read')
  return new URL(url)
}

/** `api.example.com.` is the same host as `api.example.com`, and would bypass an exact list. */
const bareHost = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '')

const checkScheme = (url: URL, policy: EgressPolicy, routed: boolean): void => {
  if (url.protocol === 'https:') return
  if (url.protocol === 'http:' && (routed || policy.allowHttp === true)) return
  throw denied('scheme not allowed')
}

/**
 * Reads a URL under the policy. Non-standard ports pass here only if the policy names a private range: the address
 * itself is checked once it is known. Throws `EgressError` `denied`, without the URL in it.
 */
export const target = (input: string, policy: EgressPolicy): Target => {
  const url = parse(input)
  const host = bareHost(url.hostname)
  const route = policy.routes?.get(host)
  checkScheme(url, policy, route !== undefined)
  if (url.username !== '' || url.password !== '') throw denied('credentials in a URL')
  if (host === '') throw denied('no host')
  const path = `${url.pathname}${url.search}`
  if (route !== undefined) return { origin: new URL(route).origin, path, host: url.host, routed: true }
  if (policy.hosts !== 'anyPublic' && !policy.hosts.has(host)) throw denied(`host ${host} not in the list`)
  if (url.port !== '' && (policy.allowPrivate ?? []).length === 0) throw denied('port not allowed')
  const authority = url.port === '' ? host : `${host}:${url.port}`
  return { origin: `${url.protocol}//${authority}`, path, host: authority, routed: false }
}
