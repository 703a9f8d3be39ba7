import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { coinbaseDescriptor } from './descriptor.ts'

export const coinbase: ConnectorEntry = {
  describe: coinbaseDescriptor,
  calls: [
    'auth.authorizeUrl',
    'auth.completeOAuth',
    'auth.refresh',
    'auth.revoke',
    'history.find',
    'history.list',
    'orders.cancel',
    'orders.features',
    'orders.find',
    'orders.list',
    'orders.place',
    'orders.preview',
    'orders.symbolInfo',
    'read.identity',
    'withdraw.publicTerms',
  ],
  load: async () => (await import('./createCoinbaseConnector.ts')).createCoinbaseConnector,
}
