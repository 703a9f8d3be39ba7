import { chainControlRoutes } from '../../chains/chainControlRoutes.ts'
import { createRouter, type Route } from '../http/route.ts'
import { json, type SimHandler, type SimResponse } from '../http/types.ts'
import { problem, withBody, type ControlContext } from './controlContext.ts'
import { refuseByPage } from './controlGuard.ts'
import { homePage } from './homePage.ts'
import { personaRoutes } from './personaRoutes.ts'
import { readDeposit } from './readDeposit.ts'
import { readFault } from './readFault.ts'
import { ONE_TIME_CODES, PASSWORD, personas } from '../data/personas.ts'
import { faultModes } from '../http/createFaults.ts'
import { amountTriggers } from '../withdrawals/amountTriggers.ts'

/** All parts of a scenario with their current values, for user interfaces with switches. */
const readScenario = ({ clock, faults, health, hosted }: ScenarioContext) => ({
  nowMs: clock.nowMs(),
  password: PASSWORD,
  codes: ONE_TIME_CODES,
  personas: personas.map(({ name, about }) => ({ name, about })),
  amounts: Object.entries(amountTriggers).map(([fraction, { about }]) => ({ fraction, about })),
  faultModes: Object.entries(faultModes).map(([mode, about]) => ({ mode, about })),
  hosts: hosted.map(({ host, institution }) => ({ host, institution, isUp: health.isUp(institution) })),
  faults: faults.list().map(({ host, mode, times }) => ({ host, mode, times })),
})

type ScenarioContext = Pick<ControlContext, 'clock' | 'faults' | 'health' | 'hosted'>

const attempt = async (action: () => unknown): Promise<SimResponse> => {
  try {
    return json(200, await action())
  } catch (error) {
    return problem(409, error instanceof Error ? error.message : String(error))
  }
}

const faultRoutes = (ctx: ControlContext): Route[] => [
  ['GET', '/control/faults', () => json(200, { faults: ctx.faults.list() })],
  [
    'POST',
    '/control/faults',
    withBody(body => {
      const fault = readFault(body, ctx.hosts)
      return typeof fault === 'string' ? problem(400, fault) : json(201, ctx.faults.add(fault))
    }),
  ],
  ['POST', '/control/faults/release', () => (ctx.faults.release(), json(200, {}))],
  ['DELETE', '/control/faults', () => (ctx.faults.clear(), json(200, {}))],
]

const withdrawalRoutes = (ctx: ControlContext): Route[] => [
  ['GET', '/control/withdrawals', () => json(200, { withdrawals: ctx.withdrawals.list() })],
  ['POST', '/control/withdrawals/:id/complete', (_, [id = '']) => attempt(() => ctx.withdrawals.complete(id))],
  [
    'POST',
    '/control/withdrawals/:id/fail',
    withBody((body, [id = '']) =>
      attempt(() => ctx.withdrawals.fail(id, String(body['reason'] ?? 'Failed by the control API'))),
    ),
  ],
  [
    'POST',
    '/control/withdrawals/:id/announce',
    withBody((body, [id = '']) => {
      const { hash } = body
      if (typeof hash !== 'string' || !/^(0x[0-9a-f]{64}|[0-9A-F]{64})$/.test(hash))
        return problem(400, 'hash must be 0x and 64 hex digits, or 64 in upper case on the XRP Ledger')
      return attempt(() => ctx.withdrawals.announce(id, hash))
    }),
  ],
]

const depositRoutes = (ctx: ControlContext): Route[] => [
  ['GET', '/control/deposits', () => json(200, { deposits: ctx.deposits.list() })],
  [
    'POST',
    '/control/deposits',
    withBody(body => {
      const order = readDeposit(
        body,
        ctx.simulators.map(({ name }) => name),
      )
      return typeof order === 'string' ? problem(400, order) : attempt(() => ctx.deposits.make(order))
    }),
  ],
]

/** Prices never move here, so a resting order is filled by a call. */
const orderRoutes = (ctx: ControlContext): Route[] => [
  ['GET', '/control/orders', () => json(200, { orders: [...ctx.store.state.orders.values()] })],
  [
    'POST',
    '/control/orders/:id/fill',
    withBody(({ quantity }, [id = '']) =>
      attempt(() => ctx.orders.fill(id, quantity === undefined ? undefined : String(quantity))),
    ),
  ],
]

const clockRoutes = (ctx: ControlContext): Route[] => [
  ['GET', '/control/clock', () => json(200, { nowMs: ctx.clock.nowMs() })],
  [
    'POST',
    '/control/clock/advance',
    withBody(async body => {
      const ms = body['ms']
      if (typeof ms !== 'number' || !Number.isSafeInteger(ms) || ms < 0)
        return problem(400, 'ms must be a whole number')
      ctx.advanceClock(ms)
      await ctx.settle()
      return json(200, { nowMs: ctx.clock.nowMs() })
    }),
  ],
]

const systemRoutes = (ctx: ControlContext): Route[] => [
  ['GET', '/control/scenario', () => json(200, readScenario(ctx))],
  ...clockRoutes(ctx),
  [
    'POST',
    '/control/health',
    withBody(({ institution, up }) => {
      const known = ctx.simulators.find(({ name }) => name === institution)
      if (known === undefined || typeof up !== 'boolean') return problem(400, 'institution and up are required')
      ctx.health.set(known.name, up)
      return json(200, { institution, up })
    }),
  ],
  [
    'GET',
    '/control/ledger',
    () => {
      const balances = Object.fromEntries([...ctx.store.state.balances].map(([key, units]) => [key, units.toString()]))
      return json(200, { balances, entries: ctx.store.state.entries })
    },
  ],
  ['GET', '/control/requests', () => json(200, { requests: ctx.requests.list() })],
  ['DELETE', '/control/requests', () => (ctx.requests.clear(), json(200, {}))],
]

/** Each institution's own routes, restricted to its name. */
const ownRoutes = (ctx: ControlContext): Route[] =>
  ctx.simulators.flatMap(({ name, controls }) =>
    (controls?.(ctx) ?? []).map(([method, path, handler]): Route => [method, `/control/${name}${path}`, handler]),
  )

/** Serves the listener's own host name: a page for people, and the control API for authorized callers. */
export const controlHandler = (ctx: ControlContext): SimHandler => {
  const control = createRouter(
    [
      ...faultRoutes(ctx),
      ...withdrawalRoutes(ctx),
      ...depositRoutes(ctx),
      ...orderRoutes(ctx),
      ...systemRoutes(ctx),
      ...chainControlRoutes(ctx.chains),
      ...personaRoutes(ctx),
      ...ownRoutes(ctx),
      ...ctx.moreRoutes,
    ],
    () => problem(404, 'not_found'),
  )
  return request => {
    if (request.path === '/' && request.method === 'GET') return homePage(ctx)
    if (!request.path.startsWith('/control/')) return problem(404, 'not_found')
    const refused = refuseByPage(request, ctx.ownAddress)
    if (refused !== undefined) return refused
    if (!ctx.authorizeControl(request.headers)) return problem(401, 'unauthorized')
    return control(request)
  }
}
