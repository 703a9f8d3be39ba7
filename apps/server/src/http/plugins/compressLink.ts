import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

import { acceptsGzip } from '../acceptsGzip.ts'

const zip = promisify(gzip)

/** Smaller ones fit into one packet either way. */
const minBytes = 1_400

/**
 * The Link page's API is asked by phones, on whatever network they have: its list of institutions is a quarter as long compressed. The length
 * of an answer says nothing of a secret in it: only the session's holder can ask, and no request of another page adds to what is answered.
 */
export const compressLink = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.url?.startsWith('/link/api/')) return payload
    void reply.header('vary', 'accept-encoding')
    if (!acceptsGzip(request) || typeof payload !== 'string' || payload.length < minBytes) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return zip(payload)
  })
}
