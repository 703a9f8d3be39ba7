import { connect } from 'node:net'

import type { Call } from '../cpu/load.ts'

/** The request as bytes, the same each time. */
const bytesOf = ({ url, method, headers, body = '' }: Call): Buffer => {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${head}\r\n${body}`)
}

/** Length in bytes of a response that begins here. Undefined while it is unknown. */
const lengthOf = (text: string): number | undefined => {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(text)
  return end + 4 + Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1])
}

/**
 * Repeats the call over `clients` connections for this time, one at a time on each, and returns the number of responses
 * per second. It parses only the necessary parts, because the load shares its cores with the measured server.
 */
export const loadBySocket = async (call: Call, clients: number, forMs: number): Promise<number> => {
  const { hostname, port } = new URL(call.url)
  const request = bytesOf(call)
  const begun = performance.now()
  let answered = 0
  const client = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(request)).setNoDelay()
      let waiting = ''
      socket.on('error', reject).on('close', () => resolve())
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        waiting += chunk
        const length = lengthOf(waiting)
        if (length === undefined || waiting.length < length) return
        waiting = ''
        answered += 1
        if (performance.now() - begun < forMs) socket.write(request)
        else socket.end()
      })
    })
  await Promise.all(Array.from({ length: clients }, client))
  return answered / ((performance.now() - begun) / 1_000)
}
