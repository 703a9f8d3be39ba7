import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { typedKey } from '../../kit/typedKey.ts'
import type { KrakenContext } from './context.ts'
import { keyOf } from './context.ts'
import { queryFunds, withdrawFunds } from './descriptor.ts'
import { inspectKey } from './inspectKey.ts'

/** Tries a key that the user typed. */
export const connectWithKey = async (
  context: KrakenContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const { account, mayQuery, mayWithdraw } = await inspectKey(context, keyOf(credentials, context.http.clock.nowMs()))
  if (!mayQuery) {
    throw new ConnectorError('permissionMissing', 'The API key has no read permission: allow it to query funds', {
      permission: queryFunds,
    })
  }
  return {
    credentials,
    account,
    granted: { read: true, withdraw: mayWithdraw, missing: mayWithdraw ? [] : [withdrawFunds] },
  }
}
