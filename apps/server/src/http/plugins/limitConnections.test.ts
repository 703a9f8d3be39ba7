import { type AddressInfo, connect, type Socket } from 'node:net'

import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'

import { limitConnections } from './limitConnections.ts'

const opened = (port: number): Promise<Socket> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
  })
const closed = (socket: Socket): Promise<void> =>
  new Promise(resolve => {
    socket.once('close', () => resolve())
    socket.on('error', () => undefined)
    socket.resume()
  })

test('strangers’ connections leave half of a small limit of open files to the server, and those refused are logged once a minute', async () => {
  const app = Fastify()
  const warn = vi.spyOn(app.log as FastifyBaseLogger, 'warn')
  let nowMs = 1
  limitConnections(app, 6, () => nowMs)
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const kept = [await opened(port), await opened(port), await opened(port)]
  await closed(await opened(port))
  await closed(await opened(port))
  expect(warn.mock.calls.map(([details]) => details)).toEqual([{ refused: 1, maxConnections: 3, openFiles: 6 }])
  nowMs += 60_000
  await closed(await opened(port))
  expect(warn.mock.lastCall?.[0]).toMatchObject({ refused: 2 })
  for (const socket of kept) socket.destroy()
  await app.close()
})
