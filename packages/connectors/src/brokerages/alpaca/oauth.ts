import type { Connected } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { OAuthFlow, OAuthServer } from '../../kit/oauth/createOAuthFlow.ts'
import { accessOf } from './context.ts'
import { alpacaApiHost, alpacaLoginHost } from './descriptor.ts'
import { readAccount } from './readAccount.ts'

/** Access does not end, and there is nothing to renew it with. Users end it in Alpaca's own settings. */
export const alpacaOAuth = (scopes: readonly string[]): OAuthServer => ({
  loginHost: alpacaLoginHost,
  authorizePath: '/oauth/authorize',
  tokenUrl: `https://${alpacaApiHost}/oauth/token`,
  scopes,
  scopeSeparator: ' ',
  clientAuth: 'post',
  // Without it users are asked for a paper account too, whose money is none.
  authorizeParameters: { env: 'live' },
})

const lastFour = (accountNumber: string): string => accountNumber.slice(-4)

export const completeOAuth = async (
  context: BoundContext,
  flow: Pick<OAuthFlow, 'exchange'>,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const credentials = await flow.exchange(input)
  const account = await readAccount(context, accessOf(credentials))
  const { products, scheme } = context.descriptor
  const wanted = scheme.kind === 'oAuth' ? scheme.scopes : []
  const missing = wanted.filter(scope => !credentials.scopes.includes(scope))
  return {
    credentials,
    account: { upstreamId: account.id, name: `Alpaca …${lastFour(account.account_number)}` },
    granted: { read: true, withdraw: products.includes('transfers') && missing.length === 0, missing },
  }
}
