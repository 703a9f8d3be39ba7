import type { Credentials, OAuthCredentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { OAuthFlow } from '../../../kit/oauth/createOAuthFlow.ts'
import type { KrakenContext } from '../context.ts'
import type { IssuedCredentials } from './issueKey.ts'
import { deleteKey, issueKey } from './issueKey.ts'

/** A key with less than this before it is renewed, a token with less than a minute. */
const keyMarginMs = 86_400_000
const tokenMarginMs = 60_000

export const issuedOf = (credentials: Credentials): IssuedCredentials => {
  if (credentials.kind === 'apiKey' && credentials.issued !== undefined)
    return { ...credentials, issued: credentials.issued }
  throw new ConnectorError('credentialsInvalid', 'Kraken did not issue this key to Rialto')
}

const holds = ({ http }: KrakenContext, endsAtMs: number | undefined, marginMs: number): boolean =>
  (endsAtMs ?? Infinity) - http.clock.nowMs() > marginMs

/** The token of before while it holds, else the next one. Where that is not stored, the sign-in is used up. */
export const liveGrant = async (
  context: KrakenContext,
  flow: OAuthFlow,
  { issued: { grant } }: IssuedCredentials,
): Promise<OAuthCredentials> => (holds(context, grant.expiresAtMs, tokenMarginMs) ? grant : flow.refresh(grant))

/** The new key first, so that there is always one; the old one ends by itself where it cannot be deleted. */
const replaceKey = async (context: KrakenContext, { issued }: IssuedCredentials): Promise<IssuedCredentials> => {
  const next = await issueKey(context, issued.grant, issued.grant.scopes)
  await deleteKey(context, issued.grant, issued.name).catch(() => undefined)
  return next
}

const withNextToken = async (flow: OAuthFlow, credentials: IssuedCredentials): Promise<IssuedCredentials> => ({
  ...credentials,
  issued: { ...credentials.issued, grant: await flow.refresh(credentials.issued.grant) },
})

/**
 * A new key while the old one ends, else a new token: then that is what has run out. Refresh tokens work once, so what a
 * renewed token brings is handed back even where the key has to wait for the next time.
 */
export const renewKey = async (
  context: KrakenContext,
  flow: OAuthFlow,
  credentials: IssuedCredentials,
): Promise<IssuedCredentials> => {
  if (holds(context, credentials.expiresAtMs, keyMarginMs)) return withNextToken(flow, credentials)
  if (holds(context, credentials.issued.grant.expiresAtMs, tokenMarginMs)) {
    try {
      return await replaceKey(context, credentials)
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.kind !== 'tokenExpired') throw error
    }
  }
  const renewed = await withNextToken(flow, credentials)
  return replaceKey(context, renewed).catch(() => renewed)
}
