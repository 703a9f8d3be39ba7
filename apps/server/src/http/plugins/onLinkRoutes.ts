import type { FastifyInstance, RouteOptions } from 'fastify'

/**
 * Calls `add` with each later route of the Link page's API. Hooks of a route cost the others nothing, unlike a hook of
 * the application that looks at the URL.
 */
export const onLinkRoutes = (app: FastifyInstance, add: (route: RouteOptions) => void): void => {
  app.addHook('onRoute', route => {
    if (route.url.startsWith('/link/api/')) add(route)
  })
}

export const hooksOf = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] => {
  if (hooks === undefined) return []
  return Array.isArray(hooks) ? hooks : [hooks]
}
