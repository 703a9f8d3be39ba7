import { Agent, request } from 'node:http'

export interface Call {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: string
}

export interface Load {
  requests: number
  concurrency: number
}

/**
 * Makes the calls over connections that stay open. Resolves with the duration of each in milliseconds. Every response
 * must be a 200.
 */
export const load = async (call: Call, { requests, concurrency }: Load): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const tookMs: number[] = []
  let left = requests
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const begun = performance.now()
      await query(call, agent)
      tookMs.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  agent.destroy()
  return tookMs
}

export const query = ({ url, method, headers, body }: Call, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { method, headers: { ...headers, 'content-length': Buffer.byteLength(body ?? '') }, agent }
    const sent = request(url, options, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (answer.statusCode === 200) resolve(text)
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
