import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** The first of `count` neighbouring unused ports, below the range that the system assigns. */
export const freePorts = async (count: number): Promise<number> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const first = 10_000 + Math.floor(Math.random() * 20_000)
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
    if (free.every(Boolean)) return first
  }
  throw new Error(`no ${count} neighbouring free ports found`)
}
