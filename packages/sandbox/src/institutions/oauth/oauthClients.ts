export interface OAuthClient {
  clientId: string
  /** As users read it. Absent: the id. */
  name?: string
  clientSecret: string
  /** Exact addresses, or `loopback`: any path and port on this machine. */
  redirectUris: readonly string[] | 'loopback'
}

/** Registered by default, so that no setup is necessary. It protects nothing real. */
export const sandboxOAuthClient: OAuthClient = {
  clientId: 'rialto-sandbox',
  name: 'Rialto',
  clientSecret: 'rialto-sandbox-secret',
  redirectUris: 'loopback',
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isRegisteredRedirect = (client: OAuthClient, redirectUri: string): boolean => {
  if (client.redirectUris !== 'loopback') return client.redirectUris.includes(redirectUri)
  if (!URL.canParse(redirectUri)) return false
  const { protocol, hostname, hash } = new URL(redirectUri)
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.has(hostname) && hash === ''
}
