import { connect, createServer, type Socket } from 'node:net'

interface SilentProxy {
  url: string
  /** Stops forwarding in both directions without closing a connection, as when the database is suspended. */
  hang(): void
  /** Forwards the held data. */
  goOn(): void
  /** Connections that the client has open. */
  open(): number
  close(): Promise<void>
}

/** A proxy for the database of `url` that can stop responding. */
export const silentProxy = async (url: string): Promise<SilentProxy> => {
  const { hostname, port } = new URL(url)
  const sides = new Set<Socket>()
  const clients = new Set<Socket>()
  let isHanging = false
  const server = createServer({ allowHalfOpen: true }, client => {
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    clients.add(client)
    client.once('close', () => clients.delete(client))
    for (const side of [client, upstream]) {
      sides.add(side)
      side.on('error', () => undefined)
    }
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', chunk => to.write(chunk))
      from.on('end', () => to.end())
    }
    if (isHanging) [client, upstream].forEach(side => side.pause())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const target = new URL(url)
  target.hostname = '127.0.0.1'
  target.port = String(typeof address === 'object' ? address?.port : address)
  return {
    url: target.href,
    hang() {
      isHanging = true
      sides.forEach(side => side.pause())
    },
    goOn() {
      isHanging = false
      sides.forEach(side => side.resume())
    },
    open: () => clients.size,
    close: () =>
      new Promise(resolve => {
        sides.forEach(side => side.destroy())
        server.close(() => resolve())
      }),
  }
}
