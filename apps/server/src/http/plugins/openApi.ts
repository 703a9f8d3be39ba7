import { gzipSync } from 'node:zlib'

import { adminOpenApiDocument, openApiDocument, postmanCollection } from '@rialto/contract'
import type { Context } from '@rialto/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { acceptsGzip } from '../acceptsGzip.ts'
import { docsRoutes } from '../docs/docsRoutes.ts'

/** Created on the first read, because a start should not wait for a document that may never be requested. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Bytes of a document, written and compressed once, because it has half a megabyte and needs no authentication. */
const file = (document: object) => {
  const plain = JSON.stringify(document)
  return { plain, gzip: gzipSync(plain) }
}

const sendFile = (request: FastifyRequest, reply: FastifyReply, { plain, gzip }: ReturnType<typeof file>) => {
  const isZipped = acceptsGzip(request)
  if (isZipped) void reply.header('content-encoding', 'gzip')
  return reply
    .header('vary', 'accept-encoding')
    .type('application/json; charset=utf-8')
    .send(isZipped ? gzip : plain)
}

/**
 * The OpenAPI documents of both APIs (specification, Versioning), their collections for Postman, and the pages that show
 * them.
 */
export const openApi = (app: FastifyInstance, ctx: Context, docsDir: string | undefined): void => {
  const { linkOrigin } = ctx.settings
  const documents = [
    ['/swagger/v1', openApiDocument],
    ['/swagger/AdminAPI', adminOpenApiDocument],
  ] as const
  for (const [path, describe] of documents) {
    const document = once(() => file(describe(linkOrigin)))
    const collection = once(() => file(postmanCollection(describe(linkOrigin))))
    app.get(`${path}/swagger.json`, (request, reply) => sendFile(request, reply, document()))
    app.get(`${path}/postman.json`, (request, reply) => sendFile(request, reply, collection()))
  }
  docsRoutes(app, docsDir)
}
