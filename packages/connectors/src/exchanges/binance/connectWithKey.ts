import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { BinanceContext, BinanceKey } from './context.ts'
import { keyOf } from './context.ts'
import { readSpotAccount } from './readWallets.ts'
import { isRestrictions } from './schemas.ts'
import { signedRead } from './signedRead.ts'

const readRestrictions = (context: BinanceContext, key: BinanceKey) =>
  signedRead(context, key, { path: '/sapi/v1/account/apiRestrictions', check: isRestrictions })

/** Tries the key: what Binance says it may do, and whose account it is. A key that cannot read is of no use. */
export const connectWithKey = async (
  context: BinanceContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = {
    kind: 'apiKey',
    key: (fields['username'] ?? '').trim(),
    secret: (fields['password'] ?? '').trim(),
  } as const
  const key = keyOf(credentials)
  const may = await readRestrictions(context, key)
  if (!may.enableReading) {
    throw new ConnectorError('permissionMissing', 'The API key may not read: enable reading for it', {
      permission: 'Enable Reading',
    })
  }
  const account = await readSpotAccount(context, key)
  const withdraw = may.enableWithdrawals && account.canWithdraw
  return {
    credentials,
    account: { upstreamId: String(account.uid), name: `Binance ${account.uid}` },
    granted: { read: true, withdraw, missing: withdraw ? [] : ['Enable Withdrawals'] },
  }
}
