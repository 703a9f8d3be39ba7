import { addressRule } from './addressRule.ts'
import { createConnections } from './connections.ts'
import { type Egress, EgressError, type EgressPolicy, type EgressRequest, type EgressResponse } from './egress.ts'
import { exchange, type Exchange } from './exchange.ts'
import { fetchFace } from './fetchFace.ts'
import { connectTimeoutMs, guardedConnect } from './guardedConnect.ts'
import { requestHeaders } from './requestHeaders.ts'
import { type Target, target } from './target.ts'
import { buildConnector } from './undiciParts.ts'

/** Default timeout of a request. */
export const defaultTimeoutMs = 10_000
export const defaultMaxResponseBytes = 2 * 1024 * 1024
const maxRequestBytes = 2 * 1024 * 1024

/** The egress client of one policy. Throws when the policy itself is malformed. */
export const createEgress = (policy: EgressPolicy): Egress => {
  for (const origin of policy.routes?.values() ?? []) new URL(origin)
  const direct = guardedConnect(addressRule(policy.allowPrivate ?? []), policy)
  const toRoute = buildConnector({ timeout: connectTimeoutMs })
  const connections = { direct: createConnections(direct), routed: createConnections(toRoute) }
  const inFlight = new Set<Promise<unknown>>()
  let closed = false

  const callOf = (request: EgressRequest, to: Target, signal: AbortSignal | undefined): Exchange => ({
    options: {
      origin: to.origin,
      path: to.path,
      method: request.method,
      headers: requestHeaders(request.headers ?? {}, { host: to.host, userAgent: policy.userAgent }),
      body: request.body ?? null,
    },
    timeoutMs: request.timeoutMs ?? defaultTimeoutMs,
    maxResponseBytes: request.maxResponseBytes ?? defaultMaxResponseBytes,
    inPieces: request.inPieces ?? false,
    signal,
  })

  const dispatch = (request: EgressRequest, to: Target, signal: AbortSignal | undefined): Promise<EgressResponse> => {
    const call = callOf(request, to, signal)
    const { pool, onFresh, onKept } = to.routed ? connections.routed : connections.direct
    if (request.method === 'GET') return exchange(pool, call)
    const { repeat } = request
    if (!repeat) return onFresh(to.origin, call)
    return onKept(to.origin, call, () => callOf({ ...request, ...repeat() }, to, signal))
  }

  const send = async (request: EgressRequest, signal?: AbortSignal): Promise<EgressResponse> => {
    if (closed) throw new EgressError('denied', 'egress is closed', false)
    if (Buffer.byteLength(request.body ?? '') > maxRequestBytes) throw new EgressError('denied', 'body too long', false)
    const answer = dispatch(request, target(request.url, policy), signal)
    inFlight.add(answer)
    return answer.finally(() => inFlight.delete(answer))
  }

  return {
    request: request => send(request, request.signal),
    fetch: fetchFace(send),
    close: async () => {
      closed = true
      await Promise.allSettled(inFlight)
      await Promise.all([connections.direct.close(), connections.routed.close()])
    },
  }
}
