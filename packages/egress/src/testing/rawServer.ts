import { createServer, type Server, type Socket } from 'node:net'

export interface RawServer {
  port: number
  origin: string
  /** All received data, one entry per connection. */
  received: string[]
  /** Called for each connection, before data is read. */
  onConnection(act: (socket: Socket) => void): void
  stop(): Promise<void>
}

/** A TCP server with scripted responses, so that a test can break off at any point. */
export const rawServer = async (
  onData: (socket: Socket, text: string, connection: number) => void,
): Promise<RawServer> => {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let greet: (socket: Socket) => void = () => undefined
  const server: Server = createServer(socket => {
    const connection = received.push('') - 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    greet(socket)
    socket.on('data', chunk => {
      received[connection] += chunk.toString('latin1')
      onData(socket, chunk.toString('latin1'), connection)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    received,
    onConnection: act => {
      greet = act
    },
    stop: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** A complete HTTP response. */
export const reply = (body: string, status = '200 OK', headers: readonly string[] = []): string =>
  [`HTTP/1.1 ${status}`, `content-length: ${Buffer.byteLength(body)}`, ...headers, '', body].join('\r\n')
