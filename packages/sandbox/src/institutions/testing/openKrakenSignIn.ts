import { defined } from '@rialto/defined'
import { krakenOAuthRules } from '../kraken/oauthRules.ts'
import { kraken } from '../kraken/simulator.ts'
import { sandboxOAuthClient } from '../oauth/oauthClients.ts'
import { openInstitutions } from './openInstitutions.ts'

/** Kraken with a user who goes through its sign-in pages, and calls with the resulting token. */
export const openKrakenSignIn = () => {
  const sandbox = openInstitutions(kraken)
  const allScopes = Object.keys(krakenOAuthRules.scopes)
  const redirect_uri = 'http://localhost:9999/callback'
  const field = (html: string, name: string): string =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  /** Goes through the sign-in pages without PKCE, and returns a token with these scopes. */
  const tokenOf = async (persona: string, scopes: readonly string[] = allScopes): Promise<string> => {
    const { clientId, clientSecret } = sandboxOAuthClient
    const requested = { response_type: 'code', client_id: clientId, redirect_uri, state: 'state-of-8' }
    const query = new URLSearchParams({ ...requested, scope: scopes.join(' ') }).toString()
    const first = await sandbox.fetch(`${sandbox.origin}/~id.kraken.com/oauth/authorize?${query}`)
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const post = (step: string, html: string, fields: object) =>
      sandbox.fetch(`${sandbox.origin}/~id.kraken.com/oauth/authorize/${step}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie },
        body: new URLSearchParams({ flow: field(html, 'flow'), form_token: field(html, 'form_token'), ...fields }),
      })
    const consent = await post('sign-in', await first.text(), { username: persona, password: 'Pass123' })
    const last = await post('consent', await consent.text(), { decision: 'allow' })
    const code = new URL(last.headers.get('location') ?? 'http://nowhere.invalid').searchParams.get('code') ?? ''
    const response = await sandbox.fetch(`${sandbox.origin}/~api.kraken.com/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri }),
    })
    return ((await response.json()) as { access_token: string }).access_token
  }
  const call = async (token: string, method: string, path: string, body?: object) => {
    const response = await sandbox.fetch(`${sandbox.origin}/~api.kraken.com/oauth/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...defined({ body: body && JSON.stringify(body) }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  let names = 0
  const wanted = (change: object = {}) => {
    names += 1
    return { api_key_name: `key ${names}`, permissions: { funds_query: true }, valid_until: 0, ...change }
  }
  const create = (token: string, change: object = {}) => call(token, 'POST', 'fast-api-key', wanted(change))
  return { sandbox, allScopes, tokenOf, call, create }
}
