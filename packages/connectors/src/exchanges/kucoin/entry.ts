import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { kucoinDescriptor } from './descriptor.ts'

export const kuCoin: ConnectorEntry = {
  describe: kucoinDescriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list', 'withdraw.publicTerms'],
  load: async () => (await import('./createKucoinConnector.ts')).createKucoinConnector,
}
