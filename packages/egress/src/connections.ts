import { Agent, type buildConnector, Client } from 'undici'

import { EgressError, type EgressResponse } from './egress.ts'
import { exchange, type Exchange } from './exchange.ts'
import { createKeptClients } from './keptClients.ts'

const maxConnectionsPerOrigin = 32

/** The whole exchange has one clock of ours: undici's own are off. */
const limits = { headersTimeout: 0, bodyTimeout: 0, maxHeaderSize: 16_384 } as const
/** How long a connection waits for a next request: what the other side says, up to the second. */
const keepAlive = { keepAliveTimeout: 4_000, keepAliveMaxTimeout: 30_000 } as const

/** The ways in which one exchange gets a connection, all opened by `connect`. */
export const createConnections = (connect: buildConnector.connector) => {
  const pool = new Agent({ ...limits, ...keepAlive, connect, pipelining: 1, connections: maxConnectionsPerOrigin })
  const kept = createKeptClients(origin => new Client(origin, { ...limits, ...keepAlive, connect, pipelining: 1 }))

  /**
   * On a connection of its own. A kept one may be closed by the other side at the very moment we write to it, which leaves a
   * POST in doubt for no reason: only a new one cannot have been idle.
   */
  const onFresh = async (origin: string, call: Exchange): Promise<EgressResponse> => {
    const client = new Client(origin, { ...limits, connect, pipelining: 0 })
    try {
      return await exchange(client, call)
    } finally {
      await client.destroy()
    }
  }

  /**
   * For a request that may arrive twice: on a kept connection. Where the other side closed that one, without a word of an
   * answer, the request is sent once more, on a new one.
   */
  const onKept = async (origin: string, call: Exchange): Promise<EgressResponse> => {
    const endsAtMs = performance.now() + call.timeoutMs
    const state = { isStale: false }
    try {
      return await kept.use(origin, ({ client, isUsed }) => {
        state.isStale = isUsed
        return exchange(client, { ...call, onAnswer: () => (state.isStale = false) })
      })
    } catch (error) {
      if (!state.isStale || !(error instanceof EgressError) || error.kind !== 'reset') throw error
      return onFresh(origin, { ...call, timeoutMs: Math.max(1, endsAtMs - performance.now()) })
    }
  }

  return {
    pool,
    onFresh,
    onKept,
    close: async (): Promise<void> => {
      await Promise.all([pool.close(), kept.close()])
    },
  }
}
