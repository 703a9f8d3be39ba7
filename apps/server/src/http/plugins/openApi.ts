import { adminOpenApiDocument, openApiDocument } from '@rialto/contract'
import type { Context } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { docsRoutes } from '../docs/docsRoutes.ts'

/** Created on the first read, because a start should not wait for a document that may never be requested. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** The OpenAPI documents of both APIs (specification, Versioning), and the pages that show them. */
export const openApi = (app: FastifyInstance, ctx: Context, docsDir: string | undefined): void => {
  const { linkOrigin } = ctx.settings
  const publicDocument = once(() => openApiDocument(linkOrigin))
  const adminDocument = once(() => adminOpenApiDocument(linkOrigin))
  app.get('/swagger/v1/swagger.json', () => publicDocument())
  app.get('/swagger/AdminAPI/swagger.json', () => adminDocument())
  docsRoutes(app, docsDir)
}
