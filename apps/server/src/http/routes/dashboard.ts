import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Allows the dashboard's own files, the account management API and Link of this server, and no frame around it, which
 * prevents clickjacking.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The dashboard's files, and its page, which is the same for every address below. */
export const dashboardRoutes = (app: FastifyInstance, dashboardDir: string): void => {
  const page = readFile(join(dashboardDir, 'index.html'), 'utf8')
  // The rejection is handled by a later request. Until then a missing build must not end the process.
  page.catch(() => undefined)
  for (const url of ['/dashboard', '/dashboard/*'])
    app.get(url, async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cross-origin-opener-policy', 'same-origin')
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(await page),
    )
  void app.register(fastifyStatic, {
    root: join(dashboardDir, 'assets'),
    prefix: '/dashboard/assets/',
    cacheControl: false,
    decorateReply: false,
    // The build writes a compressed copy beside each file.
    preCompressed: true,
    schemaHide: true,
    setHeaders: reply => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
}
