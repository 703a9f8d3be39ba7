import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify'

import { acceptsGzip } from '../acceptsGzip.ts'
import { hooksOf, onLinkRoutes } from './onLinkRoutes.ts'

const zip = promisify(gzip)

/** Smaller responses fit into one packet even uncompressed. */
const minBytes = 1_400

/**
 * Compresses the API of the Link page, which phones load over slow networks: the list of institutions shrinks to a
 * quarter. The length reveals no secret, because only the session's holder can send requests and other pages cannot add
 * to a response.
 */
export const compressLink = (app: FastifyInstance): void => {
  const compress: onSendAsyncHookHandler = async (request, reply, payload) => {
    void reply.header('vary', 'accept-encoding')
    if (!acceptsGzip(request) || typeof payload !== 'string' || payload.length < minBytes) return payload
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return zip(payload)
  }
  onLinkRoutes(app, route => {
    route.onSend = [...hooksOf(route.onSend), compress]
  })
}
