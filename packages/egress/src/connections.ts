import type { buildConnector } from 'undici'

import { EgressError, type EgressResponse } from './egress.ts'
import { exchange, type Exchange } from './exchange.ts'
import { createKeptClients } from './keptClients.ts'
import { Agent, Client } from './undiciParts.ts'

const maxConnectionsPerOrigin = 32

/** One timeout covers the whole exchange, so undici's own are off. */
const limits = { headersTimeout: 0, bodyTimeout: 0, maxHeaderSize: 16_384 } as const
/** An idle connection is kept for 4 seconds, or for the time that the server announces, up to 30 seconds. */
const keepAlive = { keepAliveTimeout: 4_000, keepAliveMaxTimeout: 30_000 } as const

/** Connections for exchanges, all opened by `connect`. */
export const createConnections = (connect: buildConnector.connector) => {
  const pool = new Agent({ ...limits, ...keepAlive, connect, pipelining: 1, connections: maxConnectionsPerOrigin })
  const kept = createKeptClients(origin => new Client(origin, { ...limits, ...keepAlive, connect, pipelining: 1 }))

  /**
   * Opens a new connection. The server may close a kept connection at the moment of the write, which would leave the
   * outcome of a POST unknown; a new connection cannot have been idle.
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
   * Sends a repeatable request on a kept connection. If the server closed that connection without any part of a
   * response, `callAgain` is sent on a new one.
   */
  const onKept = async (origin: string, call: Exchange, callAgain: () => Exchange): Promise<EgressResponse> => {
    const endsAtMs = performance.now() + call.timeoutMs
    const state = { isStale: false }
    try {
      return await kept.use(origin, ({ client, isUsed }) => {
        state.isStale = isUsed
        return exchange(client, { ...call, onAnswer: () => (state.isStale = false) })
      })
    } catch (error) {
      if (!state.isStale || !(error instanceof EgressError) || error.kind !== 'reset') throw error
      return onFresh(origin, { ...callAgain(), timeoutMs: Math.max(1, endsAtMs - performance.now()) })
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
