import type { Context } from '../../institutions/context.ts'
import { createRouter, type Route } from '../../institutions/http/route.ts'
import { json, type SimHandler } from '../../institutions/http/types.ts'
import { authorizeRoutes } from '../../institutions/oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../../institutions/oauth/tokenRoutes.ts'
import { sampleOAuthRules } from './oauthRules.ts'

/** The hosts of Sample that a connector calls: the API and the sign-in page. */
export const sampleHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => {
  const time: Route = ['GET', '/time', () => json(200, { serverTime: ctx.clock.nowMs() })]
  const notFound = () => json(404, { code: '404', message: 'Not found' })
  return [
    ['api.sample.com', createRouter([...tokenRoutes(ctx, sampleOAuthRules), time], notFound)],
    ['login.sample.com', createRouter(authorizeRoutes(ctx, sampleOAuthRules), notFound)],
  ]
}
