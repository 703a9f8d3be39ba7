import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import fastifyStatic from '@fastify/static'
import { ApiError, type Context, openPayLinkOrder, receiveOAuthCallback, StoreUnavailableError } from '@rialto/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { acceptsGzip } from '../../acceptsGzip.ts'
import { pageLanguageOf } from '../../pages/pageTexts.ts'
import { returnPage } from '../../pages/returnPage.ts'
import { unavailablePage } from '../../pages/unavailablePage.ts'
import { answerOrder, signatureOf } from '../x402/answerOrder.ts'

/** Query of a page request, unchecked. */
interface Query {
  Querystring: Record<string, unknown>
}

/** Hashes of a page's inline elements, as a content security policy names them. */
interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}
const noHashes: InlineHashes = { scripts: [], styles: [] }

const pagePolicy = (ancestors: readonly string[], { scripts, styles }: InlineHashes = noHashes): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'self'" : ancestors.join(' ')}`,
  ].join('; ')

/** Policy of standalone pages, which allow no frame. */
const standalonePolicy = (hashes: InlineHashes): string =>
  pagePolicy([], hashes).replace("frame-ancestors 'self'", "frame-ancestors 'none'")

/** Policy of a page with codes that connect an account: no frame, and no permission to send the codes anywhere. */
const returnPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const querySchema = { type: 'object', additionalProperties: true } as const

/**
 * The hosted page itself. Its first call uses up the code; loading the page does not, so link previews are harmless.
 */
export const pageRoutes = (app: FastifyInstance, ctx: Context, linkDir: string): void => {
  const page = readPage(linkDir)
  // The rejection is handled by a later request. Until then a missing build must not end the process.
  page.catch(() => undefined)

  app.get<Query>('/link', { schema: { querystring: querySchema } }, async (request, reply) => {
    const { code } = request.query
    if (typeof code === 'string' && isAgent(request)) return answerPayLink(ctx, request, reply, code)
    const allowed = await allowedOrigins(ctx, typeof code === 'string' ? code : '')
      .then(origins => origins ?? [])
      .catch(orUnavailable)
    // The embedding page is unknown at this point. The page has no content that another page could misuse.
    if (allowed === undefined) return sendUnavailable(request, reply)
    const built = await page
    return sendPage(request, reply, built, pagePolicy(allowed, built))
  })

  const sendStandalone = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const built = await page
    return sendPage(request, reply, built, standalonePolicy(built), 'no-referrer')
  }

  // The address alone gives access to the receipt, so it is kept out of search engines, referrers, frames and link
  // previews.
  app.get('/receipt/:token', { schema: { params: querySchema, hide: true } }, async (request, reply) =>
    sendStandalone(request, reply.header('x-robots-tag', 'noindex, nofollow, noarchive')),
  )

  // A page for developers. The code in its address opens a session of the sandbox.
  if (ctx.sandboxScenarios)
    app.get('/theme/preview', { schema: { querystring: querySchema, hide: true } }, sendStandalone)

  // Continues a session on another device. The code is in the address's fragment, which browsers do not send to
  // servers.
  app.get('/link/continue', { schema: { querystring: querySchema, hide: true } }, async (request, reply) =>
    sendStandalone(request, reply.header('x-robots-tag', 'noindex, nofollow, noarchive')),
  )

  // Shows members the session that the code opens, in a frame of this server's own pages.
  app.get('/link/preview', { schema: { querystring: querySchema, hide: true } }, async (request, reply) => {
    const built = await page
    return sendPage(request, reply, built, pagePolicy([], built), 'no-referrer')
  })

  // Lets an SDK whose frame stayed empty find the reason: browsers do not report that the policy above blocked a page.
  app.get('/link/embedding', { schema: { querystring: querySchema, hide: true } }, async (request, reply) => {
    const { code } = request.query as Record<string, unknown>
    const allowed = await allowedOrigins(ctx, typeof code === 'string' ? code : '')
    const { origin } = request.headers
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .send({
        isKnown: allowed !== undefined,
        isAllowed: origin === undefined || (allowed ?? []).includes(origin),
        environment: ctx.environment,
      })
  })

  // Published SDKs warm this path up before a token exists.
  app.get('/prewarm', async (request, reply) =>
    sendPage(request, reply, compressed(prewarmPage((await page).plain)), pagePolicy(['*'])),
  )

  app.get<Query>('/link/oauth/callback', { schema: { querystring: querySchema } }, async (request, reply) => {
    const query = request.query
    const text = (name: string) => (typeof query[name] === 'string' ? query[name].slice(0, 4096) : undefined)
    const returned = await receiveOAuthCallback(ctx, {
      state: text('state') ?? '',
      code: text('code'),
      error: text('error'),
    }).catch((error: unknown) => {
      if (error instanceof ApiError) return { status: 'ended' as const }
      return orUnavailable(error)
    })
    if (returned === undefined) return sendUnavailable(request, reply)
    const page = returnPage(returned, pageLanguageOf(request.headers['accept-language']))
    // The window was opened by Link in a frame of another site, to which it reports.
    return sendPage(request, reply, compressed(page), returnPagePolicy, 'no-referrer', 'unsafe-none')
  })

  void app.register(fastifyStatic, {
    root: join(linkDir, 'assets'),
    prefix: '/link/assets/',
    cacheControl: false,
    decorateReply: false,
    // The build writes a compressed copy beside each file.
    preCompressed: true,
    schemaHide: true,
    // One file keeps its name when its content changes, so browsers must revalidate it.
    setHeaders: (reply, path) => {
      const isNamed = /\/oauthReturned\.js(\.\w+)?$/.test(path)
      void reply.header('cache-control', isNamed ? 'no-cache' : 'public, max-age=31536000, immutable')
    },
  })
}

/** A program that asks for data, or has signed a payment. Browsers, link previews and SDKs ask for a page. */
const isAgent = (request: FastifyRequest): boolean => {
  const { accept = '' } = request.headers
  return signatureOf(request) !== undefined || (/\bapplication\/json\b/.test(accept) && !/\btext\/html\b/.test(accept))
}

/** A pay link as an order that an agent pays by x402. */
const answerPayLink = async (
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<FastifyReply> => {
  const { scope, requestIds } = await openPayLinkOrder(ctx, code)
  const url = `${ctx.settings.linkOrigin}/link?code=${code}`
  return answerOrder(ctx, reply, { scope, requestIds, url, signature: signatureOf(request) })
}

/** @throws every error except an unavailable database. */
const orUnavailable = (error: unknown): undefined => {
  if (!(error instanceof StoreUnavailableError)) throw error
}

const retryAfterSeconds = 5

const sendUnavailable = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(
    request,
    reply.code(503).header('retry-after', String(retryAfterSeconds)),
    compressed(unavailablePage(retryAfterSeconds, pageLanguageOf(request.headers['accept-language']))),
    pagePolicy(['*']),
    'no-referrer',
  )

/** Allowed origins of the link token's client. Undefined for an unknown code. */
const allowedOrigins = async (ctx: Context, code: string): Promise<readonly string[] | undefined> => {
  const scope = await ctx.store.link.findScopeByCode(ctx.environment, ctx.ids.sha256(code))
  const client = scope && (await ctx.store.clients.find(scope))
  return scope && (client?.allowedOrigins ?? [])
}

interface Compressed {
  plain: string
  gzip: Buffer
}

interface BuiltPage extends Compressed, InlineHashes {}

const readPage = async (linkDir: string): Promise<BuiltPage> => {
  const [html, policy] = await Promise.all(
    ['index.html', 'policy.json'].map(name => readFile(join(linkDir, name), 'utf8')),
  )
  return { ...compressed(html ?? ''), ...(JSON.parse(policy ?? '') as InlineHashes) }
}

const compressed = (plain: string): Compressed => ({ plain, gzip: gzipSync(plain) })

/** Loads the page's own files into the browser's cache; their names change with their content. */
const prewarmPage = (page: string): string => {
  const links = [...page.matchAll(/(?:src|href)="(\/link\/assets\/[^"]+)"/g)].map(
    ([, url = '']) => `<link rel="modulepreload" crossorigin href="${url}">`,
  )
  return `<!doctype html><title>Rialto</title>${links.join('')}`
}

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, gzip }: Compressed,
  policy: string,
  referrerPolicy = 'origin',
  openerPolicy = 'same-origin-allow-popups',
): FastifyReply => {
  const isZipped = acceptsGzip(request)
  if (isZipped) void reply.header('content-encoding', 'gzip')
  return (
    reply
      .header('vary', 'accept-encoding')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', referrerPolicy)
      // The page stays the opener of a sign-in window, which reports back, and is cut off from its own opener.
      .header('cross-origin-opener-policy', openerPolicy)
      .type('text/html; charset=utf-8')
      .send(isZipped ? gzip : plain)
  )
}
