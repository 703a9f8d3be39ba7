import type { ConnectorEntry, PortCall } from '../../kit/connectorEntry.ts'
import { geminiDescriptor } from './descriptor.ts'
import type { GeminiWay } from './ways.ts'
import { keyWay, signInWay } from './ways.ts'

/** One protocol, one code, and a connector for each way to connect. */
const entryOf = (way: GeminiWay, authCalls: readonly PortCall[]): ConnectorEntry => ({
  describe: environment => geminiDescriptor(way, environment),
  calls: [...authCalls, 'history.find', 'history.list', 'read.identity'],
  load: async () => {
    const { createGeminiConnector } = await import('./createGeminiConnector.ts')
    return parts => createGeminiConnector(way, parts)
  },
})

export const gemini = entryOf(signInWay, ['auth.authorizeUrl', 'auth.completeOAuth', 'auth.refresh', 'auth.revoke'])
export const geminiDirect = entryOf(keyWay, ['auth.connectWithKey'])
