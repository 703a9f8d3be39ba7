import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'

import { closeConnections } from './closeConnections.ts'

const sockets: Socket[] = []
afterEach(() => sockets.splice(0).forEach(socket => socket.destroy()))

const listen = async (register: (app: FastifyInstance) => unknown = () => undefined) => {
  const app = Fastify({ keepAliveTimeout: 65_000, forceCloseConnections: 'idle', return503OnClosing: false })
  closeConnections(app)
  register(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

const open = async (app: FastifyInstance): Promise<Socket> => {
  const accepted = once(app.server, 'connection')
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  const socket = connect(address.port, address.address)
  sockets.push(socket)
  await Promise.all([once(socket, 'connect'), accepted])
  return socket
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

test('a connection on which no request was sent does not hold up a stop', async () => {
  const app = await listen()
  const ended = once(await open(app), 'close')
  await Promise.all([app.close(), ended])
})

test('a kept connection that is idle does not hold up a stop', async () => {
  const app = await listen(one => one.get('/', () => 'done'))
  const socket = await open(app)
  socket.write(get('/'))
  await once(socket, 'data')
  await Promise.all([app.close(), once(socket, 'close')])
})

test('a request that has arrived and was not read yet is answered, on a kept connection and on one that was not accepted yet', async () => {
  const app = await listen(one => one.get('/', () => 'done'))
  const kept = await open(app)
  const { port } = app.server.address() as AddressInfo
  const fresh = connect(port, '127.0.0.1')
  sockets.push(fresh)
  await once(fresh, 'connect')
  const texts = [kept, fresh].map(async socket => {
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    await once(socket, 'close')
    return text
  })
  kept.write(get('/'))
  fresh.write(get('/'))
  await app.close()
  for (const text of await Promise.all(texts)) expect(text).toContain('done')
})

test('a request in flight is answered before its connection is closed', async () => {
  let answer = (_: string): void => undefined
  const app = await listen(one => one.get('/', () => new Promise<string>(resolve => (answer = resolve))))
  const socket = await open(app)
  const begun = once(app.server, 'request')
  socket.write(get('/'))
  await begun
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(socket, 'close')
  const closed = app.close()
  await new Promise(setImmediate)
  answer('done')
  await Promise.all([closed, ended])
  expect(text).toContain('done')
})
