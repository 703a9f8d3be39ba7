import { problem, withBody } from '../../../institutions/control/controlContext.ts'
import type { Route } from '../../../institutions/http/route.ts'
import { json } from '../../../institutions/http/types.ts'
import type { BridgeContext } from '../context.ts'
import type { Solver } from '../solver/createSolver.ts'
import { readTrigger } from './readTrigger.ts'
import { readLiquidity, setLiquidity } from './setLiquidity.ts'

const readWebhook = ({ url, apiKey }: Readonly<Record<string, unknown>>) => {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined
  return typeof apiKey === 'string' && apiKey !== '' ? { url, apiKey } : undefined
}

const overview = ({ store, chains, triggers }: BridgeContext) => ({
  chains: [...chains.values()].map(({ id, displayName, solver, currencies }) => ({
    id,
    displayName,
    solver,
    currencies,
  })),
  triggers: triggers.list(),
  orders: [...store.state.orders.values()],
  requests: [...store.state.requests.values()],
  payments: [...store.state.payments.values()],
})

const triggerRoutes = (ctx: BridgeContext): Route[] => [
  [
    'POST',
    '/control/bridge/triggers',
    withBody(body => {
      const trigger = readTrigger(body)
      if (typeof trigger === 'string') return problem(400, trigger)
      ctx.triggers.add(trigger)
      return json(201, trigger)
    }),
  ],
  ['DELETE', '/control/bridge/triggers', () => (ctx.triggers.clear(), json(200, {}))],
]

/** The bridge's part of the control API. */
export const bridgeControlRoutes = (ctx: BridgeContext, solver: Solver): Route[] => [
  ['GET', '/control/bridge', () => json(200, overview(ctx))],
  ['POST', '/control/bridge/settle', async () => (await solver.progress(), json(200, {}))],
  ...triggerRoutes(ctx),
  [
    'POST',
    '/control/bridge/liquidity',
    withBody(async body => {
      const wanted = readLiquidity(ctx, body)
      if (typeof wanted === 'string') return problem(400, wanted)
      return json(200, { balance: (await setLiquidity(ctx, solver, wanted)).toString() })
    }),
  ],
  [
    'POST',
    '/control/bridge/webhook',
    withBody(body => {
      const target = readWebhook(body)
      if (target === undefined) return problem(400, 'url and apiKey are required')
      ctx.webhook = target
      return json(200, { url: target.url })
    }),
  ],
]
