import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { errorCatalogue } from '@rialto/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** As the builder names it. */
const missingPage = '404.html'
/** Of a page that is sent for many addresses. */
const unchecked = { etag: false, lastModified: false }
const errorTypes = Object.keys(errorCatalogue)

/** Allows inline code only by the hash of a script that the build wrote. The search is WebAssembly. */
const policyOf = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${scripts.join(' ')}`,
    "style-src 'self'",
    // Colours of highlighted code are attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const readScripts = (docsDir: string): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(join(docsDir, 'policy.json'), 'utf8')) as { scripts: string[] }
  return scripts
}

/** Whether the folder contains a site that `npm run docs:site` built. */
const hasSite = (docsDir: string): boolean => existsSync(join(docsDir, 'policy.json'))

/**
 * Whether the site is built, or may be while the server runs: a checkout has its sources, and a folder that this user can
 * make.
 */
export const mayHaveSite = (docsDir: string): boolean =>
  hasSite(docsDir) || (existsSync(join(docsDir, '../../docs/site/package.json')) && makeFolder(docsDir))

const makeFolder = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true })
    return true
  } catch {
    return false
  }
}

const cachingOf = (path: string, docsDir: string): string => {
  const isNamedByContent = path.startsWith(join(docsDir, 'assets'))
  return isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache'
}

const isOutside = (path: string): boolean => path.split('/').includes('..')

/** Error types match in any case, as every path of the API does. */
const errorPage = (requested: string): string | undefined => {
  const name = requested.replace(/\.(md|html)$/, '')
  const type = errorTypes.find(known => known.toLowerCase() === name.toLowerCase())
  return type === undefined ? undefined : `errors/${type}${requested.endsWith('.md') ? '.md' : '.html'}`
}

const headersFor = (docsDir: string): NonNullable<FastifyStaticOptions['setHeaders']> => {
  let policy: string | undefined
  return (reply, path) => {
    policy ??= policyOf(readScripts(docsDir))
    void reply.header('cache-control', cachingOf(path, docsDir))
    // A worker has the policy of its own file, and the search runs in one.
    if (/(\.html|pagefind-worker\.js)(\.gz)?$/.test(path)) void reply.header('content-security-policy', policy)
    if (/\.atom(\.gz)?$/.test(path)) void reply.header('content-type', 'application/atom+xml; charset=utf-8')
    if (/\.md(\.gz)?$/.test(path)) void reply.header('content-type', 'text/markdown; charset=utf-8')
  }
}

/** A reader gets the site's own page, with its navigation and search. */
const notFound = (reply: FastifyReply, docsDir: string): FastifyReply | void =>
  existsSync(join(docsDir, missingPage)) ? reply.code(404).sendFile(missingPage, unchecked) : reply.callNotFound()

/** The pages that a server has without a site. */
export interface PlainPages {
  index(reply: FastifyReply): FastifyReply
  errors(reply: FastifyReply): FastifyReply
  error(reply: FastifyReply, type: string): FastifyReply | void
}

/**
 * The built documentation site: pages without `.html`, their Markdown, the search index and llms.txt. Until it is built,
 * which may be while the server runs, the plain pages.
 */
export const docsSiteRoutes = (app: FastifyInstance, docsDir: string, plain: PlainPages): void => {
  void app.register(async own => {
    await own.register(fastifyStatic, {
      root: docsDir,
      prefix: '/docs/',
      serve: false,
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders: headersFor(docsDir),
    })
    const isBuilt = () => hasSite(docsDir)
    const send = (reply: FastifyReply, file: string) =>
      existsSync(join(docsDir, file)) ? reply.sendFile(file) : notFound(reply, docsDir)
    own.get('/docs', (_request, reply) => (isBuilt() ? reply.sendFile('index.html') : plain.index(reply)))
    own.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => {
      const path = request.params['*']
      return isOutside(path) || !isBuilt()
        ? reply.callNotFound()
        : send(reply, extname(path) === '' ? `${path}.html` : path)
    })
    own.get('/docs/errors', (_request, reply) =>
      isBuilt() ? reply.sendFile('errors/index.html') : plain.errors(reply),
    )
    own.get<{ Params: { type: string } }>('/docs/errors/:type', (request, reply) => {
      if (!isBuilt()) return plain.error(reply, request.params.type)
      const page = errorPage(request.params.type)
      return page === undefined ? notFound(reply, docsDir) : send(reply, page)
    })
    own.get('/llms.txt', (_request, reply) => (isBuilt() ? reply.sendFile('llms.txt') : reply.callNotFound()))
  })
}
