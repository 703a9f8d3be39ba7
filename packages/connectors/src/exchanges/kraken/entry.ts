import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { krakenDescriptor } from './descriptor.ts'

export const kraken: ConnectorEntry = {
  describe: krakenDescriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list'],
  load: async () => (await import('./createKrakenConnector.ts')).createKrakenConnector,
}
