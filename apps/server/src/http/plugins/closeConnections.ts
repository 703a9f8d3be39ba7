import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

/** In one turn of the event loop a connection is accepted, in the next what was sent on it is read. */
const turns = 3

/**
 * Lets no connection hold up a stop. Node closes those that it knows to be idle; one on which no request was ever sent, as browsers
 * open ahead of need, or one whose answer ends a moment later, it would keep for up to a minute more. Requests that are under way are
 * answered first, and so are those that have arrived and that a busy process has not read yet: to close their connections would lose them.
 */
export const closeConnections = (app: FastifyInstance): void => {
  /** With the number of requests under way on each. */
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
