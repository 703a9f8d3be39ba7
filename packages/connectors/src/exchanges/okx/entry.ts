import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { okxDescriptor } from './descriptor.ts'

export const okx: ConnectorEntry = {
  describe: okxDescriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list'],
  load: async () => (await import('./createOkxConnector.ts')).createOkxConnector,
}
