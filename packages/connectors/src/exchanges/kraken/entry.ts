import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { krakenConnectDescriptor } from './connect/descriptor.ts'
import { krakenDescriptor } from './descriptor.ts'

/** By a key that the user makes and types. */
export const kraken: ConnectorEntry = {
  describe: krakenDescriptor,
  calls: ['auth.connectWithKey', 'history.find', 'history.list'],
  load: async () => (await import('./createKrakenConnector.ts')).createKrakenConnector,
}

/** By a sign-in that issues the key. */
export const krakenConnect: ConnectorEntry = {
  describe: krakenConnectDescriptor,
  calls: [
    'auth.authorizeUrl',
    'auth.completeOAuth',
    'auth.refresh',
    'auth.revoke',
    'history.find',
    'history.list',
    'read.identity',
  ],
  load: async () => (await import('./connect/createKrakenConnectConnector.ts')).createKrakenConnectConnector,
}
