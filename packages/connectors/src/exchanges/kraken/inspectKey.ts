import type { ConnectedAccount } from '@rialto/core'
import type { KrakenContext } from './context.ts'
import { krakenRead } from './krakenRead.ts'
import { isKeyInfo } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

export interface KeyInspection {
  account: ConnectedAccount
  mayQuery: boolean
  mayWithdraw: boolean
}

/** What Kraken says a key may do, and whose account it is (its IIBAN, which never changes). */
export const inspectKey = async (context: KrakenContext, key: KrakenKey): Promise<KeyInspection> => {
  const info = await krakenRead(context, key, { method: 'GetApiKeyInfo', check: isKeyInfo })
  const upstreamId = info.iban.replace(/\s/g, '')
  return {
    account: { upstreamId, name: `Kraken ${upstreamId}` },
    mayQuery: info.permissions.includes('query-funds'),
    mayWithdraw: info.permissions.includes('withdraw-funds'),
  }
}
