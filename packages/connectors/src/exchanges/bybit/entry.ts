import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { bybitDescriptor } from './descriptor.ts'

export const bybit: ConnectorEntry = {
  describe: bybitDescriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list'],
  load: async () => (await import('./createBybitConnector.ts')).createBybitConnector,
}
