import { isIP } from 'node:net'
import type { SimRequest, SimResponse } from '../http/types.ts'
import { problem } from './controlContext.ts'

/**
 * Servers that join use this name instead of an address. It never resolves (RFC 2606), so no page can be served from
 * it.
 */
export const CONTROL_HOST = 'control.sandbox.invalid'

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Host header without its port and brackets. */
const nameIn = (host: string | undefined): string =>
  (host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')

/**
 * Rejects requests that a web page can make a browser send: under a host name that the page's owner points at this
 * address (DNS rebinding), or with a body that needs no CORS preflight. `ownAddress` is the configured address of the
 * listener. A listener on all addresses accepts any IP address as its host, because unlike a name it cannot be pointed
 * here.
 */
export const refuseByPage = (request: SimRequest, ownAddress: string): SimResponse | undefined => {
  const name = nameIn(request.headers.host)
  const isOwn = name === ownAddress || (['0.0.0.0', '::'].includes(ownAddress) && isIP(name) !== 0)
  if (!loopback.test(name) && name !== CONTROL_HOST && !isOwn)
    return problem(421, `The control API is not served as ${name || 'a host without a name'}: use its address`)
  if (request.method === 'GET' || request.method === 'DELETE') return undefined
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json'
    ? undefined
    : problem(415, 'Send the header content-type: application/json, also without a body')
}
