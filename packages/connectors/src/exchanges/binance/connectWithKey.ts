import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { sha256 } from '../../kit/hmac.ts'
import { typedKey } from '../../kit/typedKey.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { keyOf } from './context.ts'
import { mayWithdraw } from './mayWithdraw.ts'
import { readSpotAccount } from './readWallets.ts'
import { isRestrictions } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** Whether the key may withdraw, as the house tells it. A key that cannot read is of no use. */
const readWithdrawRight = async (context: BinanceContext, key: BinanceKey): Promise<boolean> => {
  const path = '/sapi/v1/account/apiRestrictions'
  const may = await signedRead(context, key, { path, check: isRestrictions })
  if (may.enableReading) return may.enableWithdrawals
  throw new ConnectorError('permissionMissing', 'The API key has no read permission: enable reading for it', {
    permission: context.variant.rights.read,
  })
}

const fingerprintLength = 12

/** A house that does not say whose the account is has the key stand for it: another key is another account. */
const accountId = ({ variant }: BinanceContext, { key }: BinanceKey, uid: number | undefined): string => {
  if (uid !== undefined) return String(uid)
  if (variant.reportsUser) throw new ConnectorError('malformed', `${variant.name} did not identify the account`)
  return Buffer.from(sha256(key)).toString('hex').slice(0, fingerprintLength)
}

/** Tries the key: what it may do, and whose account it is. */
export const connectWithKey = async (
  context: BinanceContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const { variant } = context
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  const reported = variant.reportsRights ? await readWithdrawRight(context, key) : undefined
  const account = await readSpotAccount(context, key)
  const withdraw = account.canWithdraw && (reported ?? (await mayWithdraw(context, key)))
  const upstreamId = accountId(context, key, account.uid)
  return {
    credentials,
    account: { upstreamId, name: `${variant.name} ${upstreamId}` },
    granted: { read: true, withdraw, missing: withdraw ? [] : [variant.rights.withdraw] },
  }
}
