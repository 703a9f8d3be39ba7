import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { binanceUsVariant, binanceVariant, type SimulatedVariant, type VariantContext } from './variants.ts'
import { withdrawalHistory } from './withdrawalHistory.ts'
import { publicRoutes } from './publicRoutes.ts'
import { orderRoutes } from './orderRoutes.ts'
import { depositHistory } from './depositHistory.ts'
import { applyWithdrawal } from './applyWithdrawal.ts'
import { accountRoutes } from './accountRoutes.ts'
import type { Route, RouteHandler } from '../http/route.ts'

const routesOf = (ctx: VariantContext): Route[] => [
  ...publicRoutes(ctx),
  ...accountRoutes(ctx),
  ...orderRoutes(ctx),
  ['POST', '/sapi/v1/capital/withdraw/apply', applyWithdrawal(ctx)],
  ['GET', '/sapi/v1/capital/withdraw/history', withdrawalHistory(ctx)],
  ['GET', '/sapi/v1/capital/deposit/hisrec', depositHistory(ctx)],
]

const notFound =
  ({ clock }: VariantContext): RouteHandler =>
  ({ path }) => {
    const timestamp = new Date(clock.nowMs()).toISOString()
    return json(404, { timestamp, status: 404, error: 'Not Found', message: 'No message available', path })
  }

const msg = 'Too much request weight used; please use WebSocket Streams for live updates to avoid polling the API.'

const simulatorOf = (variant: SimulatedVariant): Simulator => ({
  name: variant.name,
  networks: variant.networks,
  depositAddresses: 'perUser',
  hosts: simulated => {
    const ctx = { ...simulated, variant }
    return [[variant.host, routesOf(ctx), notFound(ctx)]]
  },
  rateLimited: () => json(429, { code: -1003, msg }),
  whenDown: ({ path }) =>
    path === '/sapi/v1/system/status' ? json(200, { status: 1, msg: 'system maintenance' }) : undefined,
})

export const binance = simulatorOf(binanceVariant)
export const binanceUs = simulatorOf(binanceUsVariant)
