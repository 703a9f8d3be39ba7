import type { Plugin } from 'vite'

import { createMockApi } from './createMockApi.ts'

/** `npm run dev:link`, then `/link/?code=transfer`: the page against the mock API. Never part of a build. */
export function mockApiPlugin(): Plugin {
  return {
    name: 'rialto-link-mock-api',
    apply: 'serve',
    configureServer(server) {
      const answer = createMockApi()
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/link/api/') || request.url?.startsWith('/mock-institution/'))
          answer(request, response)
        else next()
      })
    },
  }
}
