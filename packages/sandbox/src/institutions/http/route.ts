import type { SimRequest, SimResponse } from './types.ts'

export type RouteHandler = (request: SimRequest, params: readonly string[]) => SimResponse | Promise<SimResponse>

/** Method, exact path with `:name` for one segment, and handler. */
export type Route = readonly [method: string, path: string, handler: RouteHandler]

const matcher = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '([^/]+)')}$`)

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Exact paths only, so that a wrong path in a connector is an error. */
export const createRouter = (
  routes: readonly Route[],
  notFound: RouteHandler,
): ((r: SimRequest) => Promise<SimResponse>) => {
  const table = routes.map(([method, path, handler]) => ({ method, pattern: matcher(path), handler }))
  return async request => {
    for (const { method, pattern, handler } of table) {
      const match = method === request.method ? pattern.exec(request.path) : null
      if (match !== null) return handler(request, match.slice(1).map(decode))
    }
    return notFound(request, [])
  }
}
