import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const zip = promisify(gzip)

/** Smaller ones fit into one packet either way. */
const leastBytes = 1_400

/**
 * The Link page's API is asked by phones, on whatever network they have: its list of institutions is a quarter as long compressed. A secret and
 * what an attacker chose are in no answer together, whose length would else say something of the secret.
 */
export const compressLink = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.url?.startsWith('/link/api/')) return payload
    void reply.header('vary', 'accept-encoding')
    const isTaken = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (!isTaken || typeof payload !== 'string' || payload.length < leastBytes) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return zip(payload)
  })
}
