import { createHash } from 'node:crypto'

import { defined } from '@rialto/defined'
import { PASSWORD } from '../data/personas.ts'
import { sandboxOAuthClient } from '../oauth/oauthClients.ts'
import { reach, type Reached } from './openInstitutions.ts'

const REDIRECT_URI = 'http://localhost:9999/callback'
const VERIFIER = 'v'.repeat(43)
const SCOPES = 'cards:read cards:write transactions:read transactions:withdraw user:read transactions:commit:otp'

const formOf =
  (fetch: typeof globalThis.fetch) =>
  (url: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })

/** A user and an application at Uphold. */
export const upholdClient = (at: Reached) => {
  const { origin, fetch } = reach(at)
  const form = formOf(fetch)
  const host = `${origin}/~api.uphold.com`
  const { clientId, clientSecret } = sandboxOAuthClient
  const basic = { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` }

  const authorize = (scope = SCOPES) =>
    fetch(
      `${host}/oauth2/authorize/start?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: REDIRECT_URI,
        scope,
        state: 'state-of-8-or-more',
        code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
        code_challenge_method: 'S256',
      })}`,
    )
  const codeOf = async (username: string, scope?: string): Promise<string> => {
    const first = await authorize(scope)
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const send = (html: string, fields: Record<string, string>) => {
      const hidden = Object.fromEntries(
        [...html.matchAll(/name="(flow|form_token)" value="([^"]+)"/g)].map(([, name, value]) => [
          name ?? '',
          value ?? '',
        ]),
      )
      const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
      return form(new URL(action, host).href, { ...hidden, ...fields }, { cookie })
    }
    const consent = await send(await first.text(), { username, password: PASSWORD })
    const answer = await send(await consent.text(), { decision: 'allow' })
    return new URL(answer.headers.get('location') ?? 'http://nowhere.invalid').searchParams.get('code') ?? ''
  }
  const exchange = (code: string, headers: Record<string, string> = basic) =>
    form(
      `${host}/oauth2/token`,
      { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI, code_verifier: VERIFIER },
      headers,
    )
  const connect = async (username: string, scope?: string) => {
    const answer: unknown = await (await exchange(await codeOf(username, scope))).json()
    return answer as { access_token: string; scope: string }
  }
  const api = async (
    token: string,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(host + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...defined({ body: body && JSON.stringify(body) }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, headers: response.headers, body: (await response.json()) as any }
  }
  return { authorize, exchange, codeOf, connect, api }
}
