import { findIntegrationType } from '@rialto/catalog'
import type { TestServer } from './createTestServer.ts'

export const binanceId = '9226e5c2-ebc3-4fdd-94f6-ed52cdce1420'
export const coinbaseId = '721a5035-029f-4e05-bf3c-009da2fe381b'
export const okxId = 'e5bc533d-40c5-4772-8379-36ef81a27d82'
export const alpacaId = '5b9333b1-631b-488b-a085-4687b540f9f5'
export const sandboxBrokerageId = 'd82e99ec-d0e2-4134-af8e-1b2dd2fc4346'
/** The XRP Ledger's testnet, which Bybit and KuCoin serve. */
export const xrplTestnetId = '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415'
export const sepoliaId = '03b2d786-7092-4a6a-9737-d6013e21819b'
export const baseSepoliaId = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
export const shopAddress = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

export interface OpenSession {
  /** The one-time code of the link token. */
  code: string
  session: string
}

/** The browser key of these tests' user. */
const browserKey = 'b'.repeat(64)

/** The first request of a page that is framed by its client's page. */
export const opening = (code: string | null | undefined) => ({ code: code ?? '', place: { kind: 'frame' }, browserKey })

/** Creates a link token as a client's server does, and opens its session as the page does. */
export const openSession = async (
  server: TestServer,
  request: object = {},
  as: TestServer['client'] = server.client,
): Promise<OpenSession> => {
  const { body } = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', ...request }, as })
  const code = new URL(atob(body.content.linkToken)).searchParams.get('code') ?? ''
  const opened = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
  return { code, session: opened.body.content.sessionToken }
}

/** Transfer options that accept USDC on Base. */
export const toShop = (more: object = {}) => ({
  transferOptions: { toAddresses: [{ networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }], ...more },
})

/** Connects a persona at an institution with key authentication: its name, and `Pass123` for every secret. */
export const connectByKey = async (
  server: TestServer,
  type: string,
  persona = 'Mesh',
  open?: OpenSession,
): Promise<{ session: string; connection: LinkedAccount }> => {
  const { session } = open ?? (await openSession(server))
  const fields = keyFields(server, type, persona)
  const { body } = await server.call('POST', '/link/api/connections/key', {
    session,
    body: { integrationId: findIntegrationType(type)?.id, fields },
  })
  return { session, connection: body.content }
}

const keyFields = (server: TestServer, type: string, persona: string): Record<string, string> => {
  const scheme = server.ctx.connectors.find(type)?.descriptor.scheme
  if (scheme?.kind !== 'apiKey') throw new Error(`${type} is not connected by key`)
  return Object.fromEntries(scheme.fields.map(({ name }) => [name, name === 'username' ? persona : 'Pass123']))
}

export const connectBinance = (server: TestServer, persona?: string, open?: OpenSession) =>
  connectByKey(server, 'binanceInternational', persona, open)

export interface LinkedAccount {
  connectionId: string
  accessToken: string
  tokenId: string
  refreshToken: string
  isReconnected: boolean
}

export const connectCoinbase = (server: TestServer, persona?: string, open?: OpenSession) =>
  connectBySignIn(server, 'coinbase', persona, open)

/** Connects a persona at an institution with a sign-in. */
export const connectBySignIn = async (
  server: TestServer,
  type: string,
  persona = 'Mesh',
  open?: OpenSession,
): Promise<{ session: string; connection: LinkedAccount; attemptId: string; callback: URL }> => {
  const { session } = open ?? (await openSession(server))
  const started = await server.call('POST', '/link/api/connections/oauth', {
    session,
    body: { integrationId: findIntegrationType(type)?.id },
  })
  const { attemptId, authorizeUrl } = started.body.content
  const callback = await walkConsent(authorizeUrl, persona, 'allow')
  const { completionCode } = await openCallback(server, callback)
  const url = `/link/api/connections/oauth/${attemptId}/complete`
  const { body } = await server.call('POST', url, { session, body: { completionCode } })
  return { session, connection: body.content.connection, attemptId, callback }
}

/** Follows the institution's redirect as the browser does. */
export const openCallback = async (server: TestServer, callback: URL) => {
  const page = await server.app.inject({ method: 'GET', url: `${callback.pathname}${callback.search}` })
  return { page, ...codesOf(page.body) }
}

/** The codes in the page that ends a sign-in. Empty without any. */
export const codesOf = (html: string) => ({
  completionCode: /data-completion-code="([^"]+)"/.exec(html)?.[1] ?? '',
  returnUrl: (/data-return-url="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'),
  pairingCode: /<output>([^<]+)</.exec(html)?.[1] ?? '',
})

const field = (html: string, name: string): string => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

const post = (url: string, fields: Readonly<Record<string, string>>, cookie: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

/** Goes through the institution's consent pages as a user does. Resolves with the redirect address. */
export const walkConsent = async (authorizeUrl: string, persona: string, decision: 'allow' | 'deny'): Promise<URL> => {
  const first = await fetch(authorizeUrl, { redirect: 'manual' })
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const form = (html: string) => ({ flow: field(html, 'flow'), form_token: field(html, 'form_token') })
  const action = (html: string) => new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '', authorizeUrl).href
  const requested = await first.text()
  const second = await post(action(requested), { ...form(requested), username: persona, password: 'Pass123' }, cookie)
  const consent = await second.text()
  const last = await post(action(consent), { ...form(consent), decision }, cookie)
  return new URL(last.headers.get('location') ?? 'http://nowhere.invalid')
}
