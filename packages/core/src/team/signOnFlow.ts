import type { SignOnFlow } from './singleSignOnPorts.ts'
import type { TeamContext } from './teamContext.ts'

/** How long a person may take at the identity provider. */
export const signOnTtlMs = 10 * 60_000

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Derives `state`, `nonce` and the PKCE verifier from a secret that only the browser stores, so that another browser
 * cannot complete the sign-in, and the server stores nothing.
 */
export const signOnFlowOf = (ctx: TeamContext, redirectUrl: string, clientId: string, secret: string): SignOnFlow => {
  const derive = (purpose: string): string => hexOf(ctx.ids.sha256(`${purpose}:${clientId}:${secret}`))
  return {
    redirectUrl,
    state: `${clientId}.${derive('state')}`,
    nonce: derive('nonce'),
    codeVerifier: derive('verifier'),
  }
}
