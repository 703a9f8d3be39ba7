import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { typedKey } from '../../kit/typedKey.ts'
import type { GeminiContext } from './context.ts'
import { keyOf } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import { readAccount } from './readAccount.ts'
import { isRoles } from './schemas.ts'
import { fundManager } from './ways.ts'

/** Tries the key and asks for its roles. Each of the three may read; only a Fund Manager withdraws. */
export const connectWithKey = async (
  context: GeminiContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const access = keyOf(credentials)
  const roles = await geminiRead(context, access, { path: '/v1/roles', scope: 'account:read', check: isRoles })
  if (!roles.isFundManager && !roles.isTrader && !roles.isAuditor) {
    throw new ConnectorError(
      'permissionMissing',
      'The API key’s role has no read permission: give it the Fund Manager role',
      {
        permission: fundManager,
      },
    )
  }
  const withdraw = roles.isFundManager
  return {
    credentials,
    account: await readAccount(context, access),
    granted: { read: true, withdraw, missing: withdraw ? [] : [fundManager] },
  }
}
