import { createHash, randomBytes } from 'node:crypto'
import type { Connected, Connector } from '@rialto/core'
import { sandboxOAuthClient } from '@rialto/sandbox'
import type { OAuthClient } from '../kit/connectorEntry.ts'
import type { Sandbox } from './startSandbox.ts'
import { signIn } from './signIn.ts'

export const redirectUri = 'http://127.0.0.1:9/oauth/callback'

/** This installation's registration at every simulated institution. */
export const sandboxClient = ({ institutions }: Pick<Sandbox, 'institutions'>): OAuthClient => ({
  clientId: sandboxOAuthClient.clientId,
  clientSecret: sandboxOAuthClient.clientSecret,
  sandboxOrigin: institutions.origin,
})

/** Gives a persona's consent through the institution's own pages. */
export const connectBySignIn = async ({ auth }: Pick<Connector, 'auth'>, persona: string): Promise<Connected> => {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const state = randomBytes(16).toString('hex')
  const url = (await auth.authorizeUrl?.({ redirectUri, state, codeChallenge })) ?? ''
  const { code } = await signIn(url, persona)
  const connected = await auth.completeOAuth?.({ code, codeVerifier, redirectUri })
  if (connected === undefined) throw new Error('It does not connect by sign-in')
  return connected
}
