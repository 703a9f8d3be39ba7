import type { Context } from '../../institutions/context.ts'
import { createRouter } from '../../institutions/http/route.ts'
import { json, type SimHandler } from '../../institutions/http/types.ts'

/** The host of Sample that a connector calls. */
export const sampleHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.sample.com',
    createRouter([['GET', '/time', () => json(200, { serverTime: ctx.clock.nowMs() })]], () =>
      json(404, { code: '404', message: 'Not found' }),
    ),
  ],
]
