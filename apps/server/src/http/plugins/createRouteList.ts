import { METHODS } from 'node:http'

import type { FastifyInstance } from 'fastify'

/** The methods of every route, for the `Allow` header of a 405. */
export interface RouteList {
  methodsOf(path: string): string[]
  /** Call it before routes are registered. */
  watch(app: FastifyInstance): void
}

export const createRouteList = (): RouteList => {
  const routes: { method: string; pattern: RegExp }[] = []
  return {
    methodsOf: path => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(route => route.method))],
    watch: app => {
      app.addHook('onRoute', ({ method, url }) => {
        const escaped = url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:\w+/g, '[^/]+')
        const pattern = new RegExp(`^${escaped}/?$`, 'i')
        for (const one of [method].flat()) routes.push({ method: one, pattern })
      })
      // Fastify answers a method that it does not know, and QUERY without a content type, with its own error.
      for (const method of METHODS.filter(one => one === 'QUERY' || !app.supportedMethods.includes(one)))
        app.addHttpMethod(method, { overrideExisting: true })
    },
  }
}

/** The sentence of a 405. */
export const notAllowed = (method: string, allowed: readonly string[]): string =>
  `${method} is not allowed here. Use ${allowed.filter(one => one !== 'HEAD').join(' or ')}.`
