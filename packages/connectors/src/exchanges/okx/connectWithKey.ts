import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { typedKey } from '../../kit/typedKey.ts'
import type { OkxContext } from './context.ts'
import { keyOf } from './context.ts'
import { permissions } from './descriptor.ts'
import { readAccounts } from './readAccounts.ts'
import { isConfiguration } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/**
 * Tries the key: what OKX says it may do, and whether both accounts can really be read. A sub-account's key is refused: it
 * has neither withdrawals nor deposits.
 */
export const connectWithKey = async (
  context: OkxContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const [may] = await signedRead(context, key, { path: '/api/v5/account/config', check: isConfiguration })
  if (may === undefined) throw new ConnectorError('malformed', 'OKX did not return the permissions of the API key')
  if (may.uid !== may.mainUid) {
    throw new ConnectorError(
      'permissionMissing',
      'The API key belongs to a sub-account: create one on the main account',
      {
        permission: permissions.mainAccount,
      },
    )
  }
  await readAccounts(context, key)
  const missing = may.perm.split(',').includes('withdraw') ? [] : [permissions.withdraw]
  return {
    credentials,
    account: { upstreamId: may.uid, name: `OKX ${may.uid}` },
    granted: { read: true, withdraw: missing.length === 0, missing },
  }
}
