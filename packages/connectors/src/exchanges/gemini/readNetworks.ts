import { ConnectorError } from '@rialto/core'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import { isNetworks } from './schemas.ts'

/** What may stand in a path. */
const ticker = /^[A-Z0-9]{1,20}$/

/** Gemini's names of the networks on which this account can receive and send an asset. Empty for what it does not know. */
export const readNetworks = async (
  context: GeminiContext,
  access: GeminiAccess,
  symbol: string,
): Promise<readonly string[]> => {
  if (!ticker.test(symbol)) return []
  const call = { method: 'GET', path: `/v2/network/${symbol}`, scope: 'account:read', check: isNetworks } as const
  const found = await geminiRead(context, access, call).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return undefined
    throw error
  })
  if (found !== undefined && found.token.toUpperCase() !== symbol) {
    throw new ConnectorError('malformed', 'Gemini returned an asset that was not requested')
  }
  return found?.network ?? []
}
