import { createHash } from 'node:crypto'
import { type Connected, ConnectorError } from '@rialto/core'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import { typedKey } from '../signing/typedKey.ts'
import { readWallets } from './readWallets.ts'
import { queryWith, type StandardContext, type StandardExchange } from './standardExchange.ts'

/** An exchange with a single token uses it twice: to sign, and to identify the account of this connection. */
const whole = (typed: KeyCredentials): KeyCredentials => (typed.key === '' ? { ...typed, key: typed.secret } : typed)

/** Account id for exchanges that do not return one: the same for the same key, and not reversible. */
const keyDigest = (type: string, key: string): string =>
  createHash('sha256').update(`${type}\n${key}`).digest('hex').slice(0, 16)

/** A key that may not read its own permissions still connects. */
const queryKey = async (context: StandardContext, exchange: StandardExchange, credentials: KeyCredentials) => {
  try {
    return await exchange.key?.(queryWith(context, credentials), credentials.key)
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'permissionMissing') return undefined
    throw error
  }
}

/**
 * Tests the key by reading the wallets, and reads its permissions if the exchange returns them. Otherwise no
 * permission is reported as missing; the first withdrawal will show it.
 */
export const connectWithKey = async (
  context: StandardContext,
  exchange: StandardExchange,
  fields: Readonly<Record<string, string>>,
): Promise<Connected> => {
  const { descriptor, signer, clock } = context
  const credentials = signer.accessOf(whole(typedKey(fields)), { descriptor, nowMs: clock.nowMs() })
  await readWallets(context, credentials, exchange)
  const reported = await queryKey(context, exchange, credentials)
  const sends = descriptor.products.includes('transfers')
  const withdraw = sends && reported?.mayWithdraw !== false
  const upstreamId = reported?.upstreamId ?? keyDigest(descriptor.type, credentials.key)
  const permissions = descriptor.scheme.kind === 'apiKey' ? descriptor.scheme.permissions : []
  return {
    credentials,
    account: {
      upstreamId,
      ...(reported?.upstreamId === undefined ? {} : { isNamed: true }),
      name: `${descriptor.name} ${upstreamId.slice(0, 12)}`,
    },
    granted: { read: true, withdraw, missing: sends && !withdraw ? permissions.slice(-1) : [] },
  }
}
