import { isIP } from 'node:net'
import type { SimRequest, SimResponse } from '../http/types.ts'
import { problem } from './controlContext.ts'

/** Named in place of an address by servers that join: no page can be at a name that never resolves (RFC 2606). */
export const CONTROL_HOST = 'control.sandbox.invalid'

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Host header without its port and brackets. */
const nameIn = (host: string | undefined): string =>
  (host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')

/**
 * Keeps out what a web page can make a browser send: a name of its own that it has pointed at this address, or a body that
 * needs no permission from us. `ownAddress` is what the listener was configured with; one that listens on all addresses is
 * called by any address, which unlike a name cannot be pointed here.
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
