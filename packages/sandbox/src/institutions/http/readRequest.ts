import type { IncomingMessage } from 'node:http'
import type { SimRequest } from './types.ts'

const MAX_BODY_BYTES = 64 * 1024

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Reads on past the limit without keeping anything, so that the refusal can still be answered. */
const readBody = (message: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_BODY_BYTES) chunks.push(chunk)
      else reject(new BodyTooLarge('The body is longer than 64 kB'))
    })
    message.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    message.on('error', reject)
  })

/** Reads a request and settles which simulated host it is for: by `/~<host>/` in the path, else by the Host header. */
export const readRequest = async (message: IncomingMessage, hosts: readonly string[]): Promise<SimRequest> => {
  const target = message.url ?? '/'
  const mark = target.indexOf('?')
  const fullPath = mark < 0 ? target : target.slice(0, mark)
  const rawQuery = mark < 0 ? '' : target.slice(mark + 1)
  const named = /^\/~([a-z0-9.-]+)(\/.*)?$/.exec(fullPath)
  const common = {
    method: message.method ?? 'GET',
    rawQuery,
    query: new URLSearchParams(rawQuery),
    headers: message.headers,
    body: await readBody(message),
  }
  if (named?.[1] !== undefined && hosts.includes(named[1])) {
    return { ...common, host: named[1], path: named[2] ?? '/', prefix: `/~${named[1]}` }
  }
  const host = (message.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  return { ...common, host: hosts.includes(host) ? host : '', path: fullPath, prefix: '' }
}
