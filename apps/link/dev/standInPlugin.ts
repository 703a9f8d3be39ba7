import type { Plugin } from 'vite'

import { createStandIn } from './createStandIn.ts'

/** `npx vite apps/link`, then `/link/?code=transfer`: the page against the stand-in. Never part of a build. */
export function standIn(): Plugin {
  return {
    name: 'rialto-link-stand-in',
    apply: 'serve',
    configureServer(server) {
      const answer = createStandIn()
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/link/api/') || request.url?.startsWith('/stand-in/')) answer(request, response)
        else next()
      })
    },
  }
}
