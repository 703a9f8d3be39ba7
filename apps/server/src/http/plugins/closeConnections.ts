import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

/** A connection is accepted in one turn of the event loop, and its data is read in the next. */
const turns = 3

/**
 * Keeps open connections from delaying a stop. Node closes idle connections only: one that never carried a request, as
 * browsers open in advance, or one whose response ends a moment later, would stay for up to another minute. Requests in
 * flight are answered first. So are requests that have arrived but were not read yet, because closing their connections
 * would lose them.
 */
export const closeConnections = (app: FastifyInstance): void => {
  /** Requests in flight on each connection. */
  const open = new Map<Socket, number>()
  let isClosing = false
  const closeUnlessUsed = (socket: Socket): void => {
    if (isClosing && open.get(socket) === 0) socket.destroySoon()
  }
  app.server.on('connection', socket => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    open.set(socket, (open.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const left = (open.get(socket) ?? 1) - 1
      if (!socket.destroyed) open.set(socket, left)
      closeUnlessUsed(socket)
    })
  })
  app.addHook('preClose', async () => {
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    isClosing = true
    for (const socket of open.keys()) closeUnlessUsed(socket)
  })
}
