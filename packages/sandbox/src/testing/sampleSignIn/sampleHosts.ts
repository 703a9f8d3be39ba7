import type { Route } from '../../institutions/http/route.ts'
import { json } from '../../institutions/http/types.ts'
import { authorizeRoutes } from '../../institutions/oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../../institutions/oauth/tokenRoutes.ts'
import type { Simulator } from '../../institutions/simulator.ts'
import { sampleOAuthRules } from './oauthRules.ts'

/** The hosts of Sample that a connector calls: the API and the sign-in page. */
export const sampleHosts: Simulator['hosts'] = ctx => {
  const time: Route = ['GET', '/time', () => json(200, { serverTime: ctx.clock.nowMs() })]
  const notFound = () => json(404, { code: '404', message: 'Not found' })
  return [
    ['api.sample.com', [...tokenRoutes(ctx, sampleOAuthRules), time], notFound],
    ['login.sample.com', authorizeRoutes(ctx, sampleOAuthRules), notFound],
  ]
}
