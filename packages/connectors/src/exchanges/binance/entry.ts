import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { binanceDescriptor } from './descriptor.ts'
import type { BinanceVariant } from './variants.ts'
import * as variants from './variants.ts'

/** One protocol, one code, and a connector for each house that speaks it. */
const entryOf = (variant: BinanceVariant): ConnectorEntry => ({
  describe: environment => binanceDescriptor(variant, environment),
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
    return parts => createBinanceConnector(variant, parts)
  },
})

export const binanceInternational = entryOf(variants.binance)
export const binanceUs = entryOf(variants.binanceUs)
