import type { Connected } from '@rialto/core'
import type { OAuthFlow, OAuthServer } from '../../kit/oauth/createOAuthFlow.ts'
import type { GeminiContext } from './context.ts'
import { tokenOf } from './context.ts'
import { geminiLoginHost } from './descriptor.ts'
import { readAccount } from './readAccount.ts'
import { geminiScopes } from './ways.ts'

/** Access ends after a day; refresh tokens do not end, and each works once. */
export const geminiOAuth: OAuthServer = {
  loginHost: geminiLoginHost,
  authorizePath: '/auth',
  tokenUrl: `https://${geminiLoginHost}/auth/token`,
  revokeUrl: `https://${geminiLoginHost}/auth/token/revoke`,
  scopes: geminiScopes,
  scopeSeparator: ',',
  clientAuth: 'post',
  bodies: 'json',
}

/** Where the answer names no scopes, those that were asked for are granted (RFC 6749, 5.1). */
const grantedOf = (reported: readonly string[]): readonly string[] => (reported.length > 0 ? reported : geminiScopes)

export const completeOAuth = async (
  context: GeminiContext,
  flow: OAuthFlow,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const exchanged = await flow.exchange(input)
  const scopes = grantedOf(exchanged.scopes)
  const credentials = { ...exchanged, scopes }
  return {
    credentials,
    account: await readAccount(context, tokenOf(credentials)),
    granted: {
      read: scopes.includes('balances:read'),
      withdraw: scopes.includes('crypto:send'),
      missing: geminiScopes.filter(scope => !scopes.includes(scope)),
    },
  }
}
