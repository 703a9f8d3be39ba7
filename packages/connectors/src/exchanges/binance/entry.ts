import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { binanceDescriptor } from './descriptor.ts'

export const binanceInternational: ConnectorEntry = {
  describe: binanceDescriptor,
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
  load: async () => (await import('./createBinanceConnector.ts')).createBinanceConnector,
}
