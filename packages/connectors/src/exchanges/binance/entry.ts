import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { binanceDescriptor } from './descriptor.ts'

export const binanceInternational: ConnectorEntry = {
  describe: binanceDescriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list'],
  load: async () => (await import('./createBinanceConnector.ts')).createBinanceConnector,
}
