import type { FastifyInstance } from 'fastify'

/** The methods of every route, by path: what a 405 names in `Allow`. To be made before any route. */
export const methodsByPath = (app: FastifyInstance): ((path: string) => string[]) => {
  const routes: { method: string; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
    for (const one of [method].flat()) routes.push({ method: one, pattern })
  })
  return path => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(route => route.method))]
}
