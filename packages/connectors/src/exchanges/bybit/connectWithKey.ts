import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { typedKey } from '../../kit/typedKey.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { keyOf } from './context.ts'
import { permissions } from './descriptor.ts'
import { readWallets } from './readWallets.ts'
import { isKeyInformation } from './schemas.ts'
import { signedRead } from './signedRead.ts'

const readKey = (context: BybitContext, key: BybitKey) =>
  signedRead(context, key, { path: '/v5/user/query-api', check: isKeyInformation })

/**
 * Tries the key: what Bybit says it may do, and whether both wallets can really be read. A sub-account's key is refused:
 * it cannot withdraw, and Bybit's deposit address is the main account's.
 */
export const connectWithKey = async (
  context: BybitContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const may = await readKey(context, key)
  if (!may.isMaster) {
    throw new ConnectorError(
      'permissionMissing',
      'The API key belongs to a sub-account: create one on the main account',
      {
        permission: permissions.mainAccount,
      },
    )
  }
  await readWallets(context, key)
  const missing = [
    ...(may.readOnly === '0' ? [] : [permissions.readWrite]),
    ...(may.permissions.Wallet.includes('Withdraw') ? [] : [permissions.withdrawal]),
  ]
  return {
    credentials,
    account: { upstreamId: may.userID, name: `Bybit ${may.userID}` },
    granted: { read: true, withdraw: missing.length === 0, missing },
  }
}
