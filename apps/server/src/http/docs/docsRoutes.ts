import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { FastifyInstance, FastifyReply } from 'fastify'

import { docsPage } from './docsPage.ts'
import { docsStyle } from './docsStyle.ts'
import { errorIndex, errorPage } from './errorPages.ts'
import { type Reference, referencePage, referenceScript } from './referencePage.ts'
import { referenceStyle } from './referenceStyle.ts'
import { themeScript } from './shell.ts'
import { docsSiteRoutes, mayHaveSite, type PlainPages } from './siteRoutes.ts'

const { resolve } = createRequire(import.meta.url)

/** A file of a package in node_modules. The package's code is bundled; its browser assets are not. */
const asset = (specifier: string): Buffer => readFileSync(resolve(specifier))

/** Scripts and styles come from this server, without requests to other hosts and without frames. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Swagger UI sets a few sizes as attributes, and draws its arrows from data.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const references: readonly Reference[] = [
  { at: '/docs/reference', title: 'Integration API', document: '/swagger/v1/swagger.json' },
  {
    at: '/docs/reference/account-management',
    title: 'Account management API',
    document: '/swagger/AdminAPI/swagger.json',
  },
]

const html = (reply: FastifyReply, page: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)

/** Pages of a server without a built site: an index of the operations, and a page for each error. */
const plain: PlainPages = {
  index: reply => html(reply, docsPage()),
  errors: reply => html(reply, errorIndex()),
  error: (reply, type) => {
    const page = errorPage(type)
    return page === undefined ? reply.callNotFound() : html(reply, page)
  },
}

const plainRoutes = (app: FastifyInstance): void => {
  app.get('/docs', (_request, reply) => plain.index(reply))
  app.get('/docs/errors', (_request, reply) => plain.errors(reply))
  app.get<{ Params: { type: string } }>('/docs/errors/:type', (request, reply) =>
    plain.error(reply, request.params.type),
  )
}

/**
 * Serves the server's own documentation, without any network access. `docsDir` is the folder of the site, if it was
 * built.
 */
export const docsRoutes = (app: FastifyInstance, docsDir: string | undefined): void => {
  if (docsDir !== undefined && mayHaveSite(docsDir)) docsSiteRoutes(app, docsDir, plain)
  else plainRoutes(app)
  for (const reference of references) app.get(reference.at, (_request, reply) => html(reply, referencePage(reference)))
  for (const [path, type, read] of files) {
    const content = read()
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(content),
    )
  }
}

const ofSwaggerUi = (name: string) => () => asset(`@fastify/swagger-ui/static/${name}`)

const files: readonly (readonly [path: string, type: string, read: () => string | Buffer])[] = [
  ['/docs/docs.css', 'text/css', () => `${asset('@rialto/ui/tokens.css').toString()}\n${docsStyle}`],
  ['/docs/theme.js', 'text/javascript', () => themeScript],
  ['/docs/reference/reference.css', 'text/css', () => referenceStyle],
  ['/docs/reference/reference.js', 'text/javascript', () => referenceScript],
  ['/docs/reference/swagger-ui.css', 'text/css', ofSwaggerUi('swagger-ui.css')],
  ['/docs/reference/swagger-ui-bundle.js', 'text/javascript', ofSwaggerUi('swagger-ui-bundle.js')],
]
