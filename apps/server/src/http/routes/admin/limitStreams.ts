import type { Readable } from 'node:stream'

import { ApiError } from '@rialto/core'

/**
 * Limits the open streams of each client, so that one client’s cannot take the time of others, and of all together.
 *
 * @returns a function that opens a stream. It throws ApiError `tooManyRequest` beyond the limits.
 */
export const limitStreams = ({ ofClient, ofAll = Infinity }: { ofClient: number; ofAll?: number }) => {
  const open = new Map<string, number>()
  let all = 0
  return <T extends Readable>(clientId: string, create: () => T): T => {
    const own = open.get(clientId) ?? 0
    if (own >= ofClient || all >= ofAll) throw new ApiError('tooManyRequest', { retryAfterMs: 10_000 })
    const stream = create()
    open.set(clientId, own + 1)
    all += 1
    stream.once('close', () => {
      const left = (open.get(clientId) ?? 1) - 1
      all -= 1
      if (left > 0) open.set(clientId, left)
      else open.delete(clientId)
    })
    return stream
  }
}

/** Files that one client reads at once: each reads its whole period from the database. */
export const filesOfClient = 4
