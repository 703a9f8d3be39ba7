import { json } from '../../institutions/http/types.ts'
import type { Simulator } from '../../institutions/simulator.ts'

/** The host of Sample that a connector calls. */
export const sampleHosts: Simulator['hosts'] = ({ clock }) => [
  [
    'api.sample.com',
    [['GET', '/time', () => json(200, { serverTime: clock.nowMs() })]],
    () => json(404, { code: '404', message: 'Not found' }),
  ],
]
