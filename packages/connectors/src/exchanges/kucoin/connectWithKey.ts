import type { Connected } from '@rialto/core'
import { typedKey } from '../../kit/typedKey.ts'
import type { KucoinContext } from './context.ts'
import { keyOf } from './context.ts'
import { permissions } from './descriptor.ts'
import { readAccounts } from './readAccounts.ts'
import { isKeyInformation } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** The right to withdraw is called Withdrawal on KuCoin's page, and Transfer in the answer. */
const mayWithdraw = (permission: string): boolean =>
  permission.split(',').some(name => ['transfer', 'withdrawal'].includes(name.trim().toLowerCase()))

/** Tries the key: what KuCoin says it may do, and whether the accounts can really be read. */
export const connectWithKey = async (
  context: KucoinContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const may = await signedRead(context, key, { path: '/api/v1/user/api-key', check: isKeyInformation })
  await readAccounts(context, key)
  const missing = [
    // A sub-account cannot be given the right.
    ...(may.isMaster ? [] : [permissions.mainAccount]),
    ...(mayWithdraw(may.permission) ? [] : [permissions.withdrawal]),
  ]
  return {
    credentials,
    account: { upstreamId: may.uid, name: `KuCoin ${may.uid}` },
    granted: { read: true, withdraw: missing.length === 0, missing },
  }
}
