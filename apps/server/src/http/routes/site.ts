import type { FastifyInstance } from 'fastify'

import { returnStyle } from '../pages/returnPage.ts'

/** Files and probes that belong to no part of the API. */
export const siteRoutes = (
  app: FastifyInstance,
  options: { icons: Readonly<Record<string, string>>; isReady: () => boolean },
): void => {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_request, reply) => {
    const ready = options.isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'starting' })
  })
  app.get('/', (_request, reply) => reply.redirect('/docs'))
  app.get('/link/oauth/return.css', (_request, reply) => reply.type('text/css').send(returnStyle))
  app.get('/assets/icons/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    const name = file.replace(/\.svg$/, '')
    const icon = Object.hasOwn(options.icons, name) ? options.icons[name] : undefined
    if (icon === undefined) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(icon)
  })
}
