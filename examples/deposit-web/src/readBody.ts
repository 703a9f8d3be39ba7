import type { IncomingMessage } from 'node:http'

/** The body's bytes, or undefined past the limit. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Past the limit the rest is read and forgotten, so that the answer still reaches the sender.
    if (size <= limit) chunks.push(chunk)
  }
  return size <= limit ? Buffer.concat(chunks) : undefined
}
