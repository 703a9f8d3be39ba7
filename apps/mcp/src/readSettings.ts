/** A client of a sandbox, and its API key. */
export interface Credentials {
  clientId: string
  /** `sk_sandbox_…` */
  clientSecret: string
}

export interface Settings {
  /** Address of the API, without a slash at the end. */
  baseUrl: string
  /** Undefined: only the documentation is offered. */
  credentials: Credentials | undefined
}

/** An invalid setting. The message names it and never its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Prefix of every sandbox key. A production server neither issues nor accepts such a key. */
const sandboxKey = /^sk_sandbox_\w{1,200}$/
const clientIdPattern = /^[\w-]{1,100}$/
const defaultUrl = 'http://127.0.0.1:4000'

/** @throws SettingsError */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  if (env['RIALTO_ENVIRONMENT'] === 'production')
    throw new SettingsError('rialto mcp is for sandboxes: RIALTO_ENVIRONMENT is production.')
  return { baseUrl: readUrl(env['RIALTO_URL'] || defaultUrl), credentials: readCredentials(env) }
}

const readUrl = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new SettingsError('RIALTO_URL must be a URL such as http://127.0.0.1:4000.')
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

const readCredentials = (env: Readonly<Record<string, string | undefined>>): Credentials | undefined => {
  const { RIALTO_CLIENT_ID: clientId = '', RIALTO_CLIENT_SECRET: clientSecret = '' } = env
  if (clientId === '' && clientSecret === '') return undefined
  if (!clientIdPattern.test(clientId)) throw new SettingsError('RIALTO_CLIENT_ID must be the id of a client.')
  if (!sandboxKey.test(clientSecret))
    throw new SettingsError(
      'RIALTO_CLIENT_SECRET must be an API key of a sandbox, which begins with sk_sandbox_. Keys of production are refused.',
    )
  return { clientId, clientSecret }
}
