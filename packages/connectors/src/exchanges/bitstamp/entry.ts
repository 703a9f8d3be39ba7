import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { bitstampDescriptor } from './descriptor.ts'

export const bitstamp: ConnectorEntry = {
  describe: bitstampDescriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list'],
  load: async () => (await import('./exchange.ts')).createBitstampConnector,
}
