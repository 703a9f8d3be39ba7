import type { FastifyInstance } from 'fastify'

import { version } from '../../version.ts'
import { returnStyle } from '../pages/returnPage.ts'
import type { Readiness } from '../readiness.ts'

/** Polled constantly, so their request lines are logged at level debug. */
const quiet = { config: { isQuiet: true } }

/** Health probes for supervisors and load balancers. */
export const probeRoutes = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/healthz', quiet, () => ({ status: 'ok', version }))
  app.get('/readyz', quiet, async (_request, reply) => {
    const status = await readiness.state()
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
}

/** Files outside the APIs. */
export const siteRoutes = (app: FastifyInstance, icons: Readonly<Record<string, string>>): void => {
  app.get('/', (_request, reply) => reply.redirect('/docs'))
  app.get('/link/oauth/return.css', (_request, reply) => reply.type('text/css').send(returnStyle))
  app.get<{ Params: { file: string } }>('/assets/icons/:file', quiet, (request, reply) => {
    const { file } = request.params
    const name = file.replace(/\.svg$/, '')
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
    if (icon === undefined) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(icon)
  })
}
