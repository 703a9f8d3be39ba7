import type { Connected } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { typedKey } from '../../kit/typedKey.ts'
import { queryWith } from './queryWith.ts'
import { readWallets } from './readWallets.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import { keyDigest, keyOf } from './tailContext.ts'

/** An exchange with one token has it for both: it is what is sent, and what tells this connection from another. */
const whole = (typed: KeyCredentials): KeyCredentials => (typed.key === '' ? { ...typed, key: typed.secret } : typed)

/** A key that may not ask about itself is no worse for it. */
const queryKey = async (context: TailContext, credentials: KeyCredentials) => {
  try {
    return await context.house.key?.(queryWith(context, credentials), credentials.key)
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'permissionMissing') return undefined
    throw error
  }
}

/**
 * Tries the key by reading the wallets, and asks what it may do where the exchange tells. Where it does not, the first
 * withdrawal will: nothing is claimed to be missing that nobody has said.
 */
export const connectWithKey = async (
  context: TailContext,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const { descriptor } = context
  const credentials = keyOf(context, whole(typedKey(fields)))
  await readWallets(context, credentials)
  const reported = await queryKey(context, credentials)
  const sends = descriptor.products.includes('transfers')
  const withdraw = sends && reported?.mayWithdraw !== false
  const upstreamId = reported?.upstreamId ?? keyDigest(descriptor.type, credentials.key)
  const permissions = descriptor.scheme.kind === 'apiKey' ? descriptor.scheme.permissions : []
  return {
    credentials,
    account: { upstreamId, name: `${descriptor.name} ${upstreamId.slice(0, 12)}` },
    granted: { read: true, withdraw, missing: sends && !withdraw ? permissions.slice(-1) : [] },
  }
}
