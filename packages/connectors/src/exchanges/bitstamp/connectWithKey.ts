import type { Connected, ConnectedAccount } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { sha256 } from '../../kit/hmac.ts'
import { typedKey } from '../../kit/typedKey.ts'
import type { BitstampContext } from './context.ts'
import { keyOf } from './context.ts'
import { permissions } from './descriptor.ts'
import { mayWithdraw } from './mayWithdraw.ts'
import { readRows } from './readRows.ts'
import { isSocketToken } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'

const isRefusal = ({ kind }: ConnectorError): boolean => kind === 'permissionMissing' || kind === 'refused'

/** Whose key it is: the number that stands beside a token for the websocket, which is not kept. A key that is refused one stands for itself. */
const accountOf = async (context: BitstampContext, key: BitstampKey): Promise<ConnectedAccount> => {
  try {
    const { user_id: id } = await signedRead(context, key, { path: 'websockets_token', check: isSocketToken })
    return { upstreamId: id, name: `Bitstamp ${id}` }
  } catch (error) {
    if (!(error instanceof ConnectorError) || !isRefusal(error)) throw error
    return { upstreamId: `key-${Buffer.from(sha256(key.key)).toString('hex').slice(0, 32)}`, name: 'Bitstamp' }
  }
}

/** Tries the key: whether it reads balances, whose it is, and whether it may withdraw. */
export const connectWithKey = async (
  context: BitstampContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const credentials = typedKey(fields)
  const key = keyOf(credentials)
  await readRows(context, key)
  const account = await accountOf(context, key)
  const withdraw = await mayWithdraw(context, key)
  return {
    credentials,
    account,
    granted: { read: true, withdraw, missing: withdraw ? [] : [permissions.withdrawal] },
  }
}
