import { defined } from '@rialto/defined'

import { opening } from '../../apps/server/src/testing/linkFlows.ts'
import { type Caller, callApi } from './callApi.ts'

export interface Account {
  type: string
  accessToken: string
  tokenId: string
}

interface Session {
  call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>
  /** The same session, by way of another server. */
  callAt<T>(server: Caller, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>
  integrationId(name: string): string
}

/** The one-time code in a link token. */
export const codeOf = (linkToken: string): string => new URL(atob(linkToken)).searchParams.get('code') ?? ''

const linkApi = async <T>(server: Caller, method: string, path: string, token: string, body?: unknown): Promise<T> => {
  const response = await fetch(`${server.api}/link/api${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
    },
    ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return (JSON.parse(text) as { content: T }).content
}

/** Uses a link token as the Link page does. Throws when it was used or never was. */
export const openSession = async (server: Caller, code: string): Promise<Session> => {
  const { sessionToken, session } = await linkApi<{
    sessionToken: string
    session: { integrations: { id: string; name: string }[] }
  }>(server, 'POST', '/session', '', opening(code))
  return {
    call: (method, path, body) => linkApi(server, method, path, sessionToken, body),
    callAt: (other, method, path, body) => linkApi(other, method, path, sessionToken, body),
    integrationId: name => {
      const found = session.integrations.find(integration => integration.name === name)
      if (!found) throw new Error(`Link does not offer ${name}`)
      return found.id
    },
  }
}

const newSession = async (server: Caller): Promise<Session> => {
  const answer = await callApi(server, 'POST', '/linktoken', { userId: 'crash-test' })
  return openSession(server, codeOf((answer.content as { linkToken: string }).linkToken))
}

const asAccount = (connection: { brokerType: string; accessToken: string; tokenId: string }): Account => ({
  type: connection.brokerType,
  accessToken: connection.accessToken,
  tokenId: connection.tokenId,
})

const connectByKey = async (server: Caller, name: string, persona: string): Promise<Account> => {
  const session = await newSession(server)
  return asAccount(
    await session.call('POST', '/connections/key', {
      integrationId: session.integrationId(name),
      fields: { username: persona, password: 'Pass123' },
    }),
  )
}

export const connectBinance = (server: Caller, persona = 'Mesh'): Promise<Account> =>
  connectByKey(server, 'Binance', persona)

export const connectKraken = (server: Caller, persona = 'Mesh'): Promise<Account> =>
  connectByKey(server, 'Kraken', persona)

export const connectBybit = (server: Caller, persona = 'Mesh'): Promise<Account> =>
  connectByKey(server, 'Bybit', persona)

/** Walks Coinbase's pages as a browser would: sign in, allow, and back to Rialto. */
export const connectCoinbase = async (server: Caller, persona = 'Mesh'): Promise<Account> => {
  const session = await newSession(server)
  const { attemptId, authorizeUrl } = await session.call<{ attemptId: string; authorizeUrl: string }>(
    'POST',
    '/connections/oauth',
    { integrationId: session.integrationId('Coinbase') },
  )
  const first = await fetch(authorizeUrl)
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const signIn = { username: persona, password: 'Pass123' }
  const consent = await sendForm(authorizeUrl, await first.text(), cookie, signIn)
  const back = await sendForm(authorizeUrl, await consent.text(), cookie, { decision: 'allow' })
  const returned = await (await fetch(back.headers.get('location') ?? '')).text()
  const completionCode = /data-completion-code="([^"]+)"/.exec(returned)?.[1]
  const attempt = await session.call<{ status: string; connection: never }>(
    'POST',
    `/connections/oauth/${attemptId}/complete`,
    { completionCode },
  )
  if (attempt.status !== 'connected') throw new Error(`the Coinbase sign-in is ${attempt.status}`)
  return asAccount(attempt.connection)
}

const sendForm = (page: string, html: string, cookie: string, fields: Record<string, string>): Promise<Response> => {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
  if (action === undefined) throw new Error('the page has no form')
  const body = new URLSearchParams(fields)
  for (const [, name = '', value = ''] of html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g))
    body.set(name, value)
  return fetch(new URL(action, page), { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
}
