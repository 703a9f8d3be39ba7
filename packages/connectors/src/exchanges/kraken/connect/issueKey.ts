import { randomBytes } from 'node:crypto'
import type { KeyCredentials, OAuthCredentials } from '@rialto/core'
import type { KrakenContext } from '../context.ts'
import { bearerCall } from './bearerCall.ts'
import { keyRights, writeScope } from './descriptor.ts'
import { isDeleted, isIssuedKey } from './schemas.ts'

/** A key that nobody could take back ends by itself. Well within the 30 days in which the sign-in can renew it. */
export const keyLifetimeMs = 7 * 86_400_000

const path = '/oauth/fast-api-key'

export type IssuedCredentials = KeyCredentials & { issued: NonNullable<KeyCredentials['issued']> }

/** Has Kraken make a key with every right that these scopes allow. Its name is ours, 23 characters of the 32 there may be. */
export const issueKey = async (
  context: KrakenContext,
  grant: OAuthCredentials,
  scopes: readonly string[],
): Promise<IssuedCredentials> => {
  const name = `Rialto ${randomBytes(8).toString('hex')}`
  const endsAtS = Math.floor((context.http.clock.nowMs() + keyLifetimeMs) / 1_000)
  const rights = keyRights.filter(([, scope]) => scopes.includes(scope)).map(([right]) => [right, true])
  const body = { api_key_name: name, permissions: Object.fromEntries(rights) as object, valid_until: endsAtS }
  const { result } = await bearerCall(context, grant, {
    method: 'POST',
    path,
    scope: writeScope,
    check: isIssuedKey,
    body,
  })
  // Kraken's word counts where it ends the key earlier.
  const said = Number(result.valid_until ?? 0)
  const expiresAtMs = (said > 0 ? Math.min(said, endsAtS) : endsAtS) * 1_000
  return { kind: 'apiKey', key: result.api_key, secret: result.secret, expiresAtMs, issued: { name, grant } }
}

export const deleteKey = async (context: KrakenContext, grant: OAuthCredentials, name: string): Promise<void> => {
  await bearerCall(context, grant, {
    method: 'DELETE',
    path,
    scope: writeScope,
    check: isDeleted,
    body: { api_key_name: name },
  })
}
