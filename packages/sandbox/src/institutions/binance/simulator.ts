import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { binanceHandler } from './binanceHandler.ts'
import { binanceVariant, binanceUsVariant, type SimulatedVariant } from './variants.ts'

const msg = 'Too much request weight used; please use WebSocket Streams for live updates to avoid polling the API.'

const simulatorOf = (variant: SimulatedVariant): Simulator => ({
  name: variant.name,
  networks: variant.networks,
  depositAddresses: 'perUser',
  handlers: ctx => [[variant.host, binanceHandler({ ...ctx, variant })]],
  rateLimited: () => json(429, { code: -1003, msg }),
  whenDown: ({ path }) =>
    path === '/sapi/v1/system/status' ? json(200, { status: 1, msg: 'system maintenance' }) : undefined,
})

export const binance = simulatorOf(binanceVariant)
export const binanceUs = simulatorOf(binanceUsVariant)
