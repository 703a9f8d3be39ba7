import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { binanceHandler } from './binanceHandler.ts'
import { binanceHouse, binanceUsHouse, type SimulatedHouse } from './houses.ts'

const msg = 'Too much request weight used; please use WebSocket Streams for live updates to avoid polling the API.'

const simulatorOf = (house: SimulatedHouse): Simulator => ({
  name: house.name,
  networks: house.networks,
  depositAddresses: 'perUser',
  handlers: ctx => [[house.host, binanceHandler({ ...ctx, house })]],
  rateLimited: () => json(429, { code: -1003, msg }),
  whenDown: ({ path }) =>
    path === '/sapi/v1/system/status' ? json(200, { status: 1, msg: 'system maintenance' }) : undefined,
})

export const binance = simulatorOf(binanceHouse)
export const binanceUs = simulatorOf(binanceUsHouse)
