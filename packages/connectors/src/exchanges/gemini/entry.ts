import type { ConnectorEntry, PortCall } from '../../kit/connectorEntry.ts'
import type { GeminiVariant } from './descriptor.ts'
import { geminiDescriptor, keyVariant, signInVariant } from './descriptor.ts'

/** One protocol, one code, and a connector for each way to connect. */
const entryOf = (variant: GeminiVariant, authCalls: readonly PortCall[]): ConnectorEntry => ({
  describe: environment => geminiDescriptor(variant, environment),
  calls: [...authCalls, 'history.find', 'history.list', 'read.identity'],
  load: async () => {
    const { createGeminiConnector } = await import('./exchange.ts')
    return parts => createGeminiConnector(variant, parts)
  },
})

export const gemini = entryOf(signInVariant, ['auth.authorizeUrl', 'auth.completeOAuth', 'auth.refresh', 'auth.revoke'])
export const geminiDirect = entryOf(keyVariant, ['auth.connectWithKey'])
