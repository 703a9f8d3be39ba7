import { Agent, buildConnector, Client, type Dispatcher } from 'undici'

import { addressRule } from './addressRule.ts'
import { type Egress, EgressError, type EgressPolicy, type EgressRequest, type EgressResponse } from './egress.ts'
import { exchange } from './exchange.ts'
import { fetchFace } from './fetchFace.ts'
import { connectTimeoutMs, guardedConnect } from './guardedConnect.ts'
import { requestHeaders } from './requestHeaders.ts'
import { type Target, target } from './target.ts'

/** Of a request that names none. */
export const defaultTimeoutMs = 10_000
export const defaultMaxResponseBytes = 2 * 1024 * 1024
const maxRequestBytes = 2 * 1024 * 1024
const maxConnectionsPerOrigin = 32

/** The whole exchange has one clock of ours: undici's own are off. */
const limits = { headersTimeout: 0, bodyTimeout: 0, maxHeaderSize: 16_384 } as const

/**
 * Runs one request on a connection of its own. A kept connection may be closed by the other side at the very moment we
 * write to it, which leaves a POST in doubt for no reason: only a new one cannot have been idle.
 */
const onFreshConnection = async <T>(
  origin: string,
  connect: buildConnector.connector,
  act: (dispatcher: Dispatcher) => Promise<T>,
): Promise<T> => {
  const client = new Client(origin, { ...limits, connect, pipelining: 0 })
  try {
    return await act(client)
  } finally {
    await client.destroy()
  }
}

/** The egress client of one policy. Throws when the policy itself is malformed. */
export const createEgress = (policy: EgressPolicy): Egress => {
  for (const origin of policy.routes?.values() ?? []) new URL(origin)
  const direct = guardedConnect(addressRule(policy.allowPrivate ?? []), policy.resolve)
  const toRoute = buildConnector({ timeout: connectTimeoutMs })
  const pool = (connect: buildConnector.connector): Agent =>
    new Agent({ ...limits, connect, pipelining: 1, connections: maxConnectionsPerOrigin, keepAliveMaxTimeout: 30_000 })
  const pools = { direct: pool(direct), routed: pool(toRoute) }
  const inFlight = new Set<Promise<unknown>>()
  let closed = false

  const dispatch = (request: EgressRequest, to: Target, signal: AbortSignal | undefined): Promise<EgressResponse> => {
    const call = {
      options: {
        origin: to.origin,
        path: to.path,
        method: request.method,
        headers: requestHeaders(request.headers ?? {}, { host: to.host, userAgent: policy.userAgent }),
        body: request.body ?? null,
      },
      timeoutMs: request.timeoutMs ?? defaultTimeoutMs,
      maxResponseBytes: request.maxResponseBytes ?? defaultMaxResponseBytes,
      signal,
    }
    if (request.method === 'GET') return exchange(to.routed ? pools.routed : pools.direct, call)
    return onFreshConnection(to.origin, to.routed ? toRoute : direct, client => exchange(client, call))
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
      await Promise.all([pools.direct.close(), pools.routed.close()])
    },
  }
}
