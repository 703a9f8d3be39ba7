import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { alpacaDescriptor } from './descriptor.ts'

export const alpaca: ConnectorEntry = {
  describe: alpacaDescriptor,
  calls: ['auth.authorizeUrl', 'auth.completeOAuth', 'history.find', 'history.list', 'read.identity'],
  load: async () => (await import('./createAlpacaConnector.ts')).createAlpacaConnector,
}
