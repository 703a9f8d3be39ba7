import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { binanceHandlers } from './binanceHandlers.ts'
import { binanceNetworks } from './networks.ts'

const msg = 'Too much request weight used; please use WebSocket Streams for live updates to avoid polling the API.'

export const binance: Simulator = {
  name: 'binance',
  networks: binanceNetworks,
  depositAddresses: 'perUser',
  handlers: binanceHandlers,
  rateLimited: () => json(429, { code: -1003, msg }),
  whenDown: ({ path }) =>
    path === '/sapi/v1/system/status' ? json(200, { status: 1, msg: 'system maintenance' }) : undefined,
}
