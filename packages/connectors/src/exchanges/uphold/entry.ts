import type { ConnectorEntry } from '../../kit/connectorEntry.ts'
import { upholdDescriptor } from './descriptor.ts'

export const uphold: ConnectorEntry = {
  describe: upholdDescriptor,
  calls: [
    'auth.authorizeUrl',
    'auth.completeOAuth',
    'auth.refresh',
    'auth.revoke',
    'history.find',
    'history.list',
    'read.identity',
    'withdraw.publicTerms',
  ],
  load: async () => (await import('./createUpholdConnector.ts')).createUpholdConnector,
}
