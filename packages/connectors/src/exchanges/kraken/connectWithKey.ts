import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { typedKey } from '../../kit/typedKey.ts'
import type { KrakenContext } from './context.ts'
import { keyOf } from './context.ts'
import { queryFunds, withdrawFunds } from './descriptor.ts'
import { krakenRead } from './krakenRead.ts'
import { isKeyInfo } from './schemas.ts'

/** Tries the key: what Kraken says it may do, and whose account it is (its IIBAN, which never changes). */
export const connectWithKey = async (
  context: KrakenContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const info = await krakenRead(context, keyOf(credentials), { method: 'GetApiKeyInfo', check: isKeyInfo })
  if (!info.permissions.includes('query-funds')) {
    throw new ConnectorError('permissionMissing', 'The API key may not read: allow it to query funds', {
      permission: queryFunds,
    })
  }
  const upstreamId = info.iban.replace(/\s/g, '')
  const withdraw = info.permissions.includes('withdraw-funds')
  return {
    credentials,
    account: { upstreamId, name: `Kraken ${upstreamId}` },
    granted: { read: true, withdraw, missing: withdraw ? [] : [withdrawFunds] },
  }
}
