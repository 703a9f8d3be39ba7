import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { binanceDescriptor } from './descriptor.ts'
import type { BinanceHouse } from './houses.ts'
import * as houses from './houses.ts'

/** One protocol, one code, and a connector for each house that speaks it. */
const entryOf = (house: BinanceHouse): ConnectorEntry => ({
  describe: environment => binanceDescriptor(house, environment),
  calls: [
    'auth.connectWithKey',
    'history.find',
    'history.list',
    'orders.cancel',
    'orders.features',
    'orders.find',
    'orders.list',
    'orders.place',
    'orders.preview',
    'orders.symbolInfo',
  ],
  load: async () => {
    const { createBinanceConnector } = await import('./createBinanceConnector.ts')
    return parts => createBinanceConnector(house, parts)
  },
})

export const binanceInternational = entryOf(houses.binance)
export const binanceUs = entryOf(houses.binanceUs)
