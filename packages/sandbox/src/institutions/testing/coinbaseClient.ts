import { createHash } from 'node:crypto'

import { defined } from '@rialto/defined'
import { sandboxOAuthClient } from '../oauth/oauthClients.ts'
import { PASSWORD } from '../data/personas.ts'
import { reach, type Reached } from './openInstitutions.ts'

const REDIRECT_URI = 'http://localhost:9999/callback'
const VERIFIER = 'v'.repeat(43)
const ALL_SCOPES =
  'offline_access,wallet:user:read,wallet:user:email,wallet:accounts:read,wallet:addresses:read,wallet:addresses:create,wallet:transactions:read,wallet:transactions:send,wallet:orders:read,wallet:buys:create'

interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  scope: string
}

const field = (html: string, name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

const postForm =
  (fetch: typeof globalThis.fetch) =>
  (url: string, fields: Readonly<Record<string, string>>, cookie = ''): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

/** A user and an application that go through the consent pages. */
export const coinbaseClient = (at: Reached) => {
  const { origin, fetch } = reach(at)
  const post = postForm(fetch)
  const login = `${origin}/~login.coinbase.com`
  const authorize = (changes: Readonly<Record<string, string>> = {}) =>
    fetch(
      `${login}/oauth2/auth?${new URLSearchParams({
        response_type: 'code',
        client_id: sandboxOAuthClient.clientId,
        redirect_uri: REDIRECT_URI,
        scope: ALL_SCOPES,
        state: 'state-of-8-or-more',
        code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
        code_challenge_method: 'S256',
        ...changes,
      })}`,
      { redirect: 'manual' },
    )
  const signIn = async (username: string, password = PASSWORD) => {
    const first = await authorize()
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const html = await first.text()
    const fields = { flow: field(html, 'flow'), form_token: field(html, 'form_token'), username, password }
    return { cookie, response: await post(`${login}/oauth2/auth/sign-in`, fields, cookie) }
  }
  const decide = async (username: string, decision: 'allow' | 'deny') => {
    const { cookie, response } = await signIn(username)
    const html = await response.text()
    const fields = { flow: field(html, 'flow'), form_token: field(html, 'form_token'), decision }
    const answer = await post(`${login}/oauth2/auth/consent`, fields, cookie)
    return new URL(answer.headers.get('location') ?? 'http://nowhere.invalid').searchParams
  }
  const token = (fields: Readonly<Record<string, string>>) =>
    post(`${login}/oauth2/token`, {
      client_id: sandboxOAuthClient.clientId,
      client_secret: sandboxOAuthClient.clientSecret,
      ...fields,
    })
  const exchange = (code: string, verifier = VERIFIER) =>
    token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, code_verifier: verifier })
  const connect = async (username: string): Promise<Tokens> => {
    const code = (await decide(username, 'allow')).get('code') ?? ''
    return (await (await exchange(code)).json()) as Tokens
  }
  const refresh = (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const api = async (
    accessToken: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${origin}/~api.coinbase.com${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'cb-version': '2024-02-01',
        'content-type': 'application/json',
        ...headers,
      },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return { authorize, signIn, decide, exchange, connect, refresh, api }
}
