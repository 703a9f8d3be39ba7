import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer, webhookSecret } from '../../apps/server/src/testing/createTestServer.ts'
import {
  baseSepoliaId,
  binanceId,
  codesOf,
  coinbaseId,
  type LinkedAccount,
  shopAddress,
  toShop,
  walkConsent,
  opening,
} from '../../apps/server/src/testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { dumpDatabase } from './dumpDatabase.ts'
import { recordSecrets, type Secrets } from './recordSecrets.ts'

/**
 * Every secret that passes through the server, followed: it may be in the one answer that hands it out and nowhere else.
 * The log is at its most talkative and nothing in it is redacted, so that what is clean here is clean by itself.
 */
/** The personas' own, which the page shows as an example of what to type. */
const examplePassword = 'Pass123'
/** What a client is handed for a connection. */
const ours = ['our access token', 'our token id', 'our refresh token']

let server: TestServer
let receiver: Receiver
let secrets: Secrets
const log: string[] = []
const answers: { name: string; text: string; may: readonly string[] }[] = []

beforeAll(async () => {
  receiver = await startReceiver()
  // One refusal, so that a failed delivery is written down too.
  receiver.answerWith(500)
  server = await createTestServer({ webhookUrl: receiver.url, onLog: line => log.push(line), timeoutMs: 750 })
  secrets = recordSecrets(server)
  secrets.plant('API secret', server.client.secret)
  secrets.plant('webhook secret', webhookSecret)
  secrets.plant('webhook secret, decoded', Buffer.from(webhookSecret.slice(6), 'base64').toString())
  await driveEverything()
}, 60_000)
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

/** Calls and keeps the answer; `may` names the secrets that this answer is for. */
const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  options: Parameters<TestServer['call']>[2] = {},
  may: readonly string[] = [],
) => {
  const answer = await server.call(method, url, options)
  answers.push({ name: `${method} ${url.split('?')[0]}`, text: JSON.stringify(answer.headers) + answer.text, may })
  return answer
}
const page = async (url: string, may: readonly string[] = []): Promise<string> => {
  const { body, headers } = await server.app.inject({ url })
  answers.push({ name: `GET ${url.split('?')[0]}`, text: JSON.stringify(headers) + body, may })
  return body
}
const fault = (host: string, path: string, changes: object) =>
  server.simulators.control('POST', '/faults', { host, path, ...changes })

const open = async () => {
  const linked = await call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', ...toShop() } }, [
    'link code',
    'link token',
  ])
  const code = new URL(atob(linked.body.content.linkToken)).searchParams.get('code') ?? ''
  secrets.plant('link code', code)
  secrets.plant('link token', linked.body.content.linkToken)
  await page(`/link?code=${code}`)
  const opened = await call('POST', '/link/api/session', { body: opening(code), as: null }, [
    'session token',
    'example password',
  ])
  const session = opened.body.content.sessionToken as string
  secrets.plant('session token', session)
  await call('POST', '/link/api/session', { body: opening(code), as: null })
  return session
}

const withKey = (session: string, username: string, password: string) => {
  secrets.plant(password === examplePassword ? 'example password' : 'key secret', password)
  const body = { integrationId: binanceId, fields: { username, password } }
  return call('POST', '/link/api/connections/key', { session, body }, ours)
}

const withOAuth = async (session: string, persona: string, broken?: object) => {
  const body = { integrationId: coinbaseId }
  const started = await call('POST', '/link/api/connections/oauth', { session, body }, ['OAuth state'])
  const { authorizeUrl, attemptId } = started.body.content
  secrets.plant('OAuth state', new URL(authorizeUrl).searchParams.get('state') ?? '')
  const back = await walkConsent(authorizeUrl, persona, 'allow')
  secrets.plant('OAuth code', back.searchParams.get('code') ?? '')
  if (broken) await fault('login.coinbase.com', '/oauth2/token', broken)
  const returned = await page(`${back.pathname}${back.search}`, ['completion code', 'pairing code'])
  const { completionCode, pairingCode } = codesOf(returned)
  secrets.plant('completion code', completionCode)
  for (const code of [pairingCode, pairingCode.replace('-', '')]) secrets.plant('pairing code', code)
  const attempt = `/link/api/connections/oauth/${attemptId}`
  await call('POST', `${attempt}/complete`, { session, body: { pairingCode: 'AAAA-AAAA' } })
  await call('POST', `${attempt}/complete`, { session, body: { completionCode } }, ours)
  await server.simulators.control('DELETE', '/faults')
  await page(`${back.pathname}${back.search}`)
  await call('POST', `${attempt}/complete`, { session, body: { pairingCode } })
  return call('GET', attempt, { session }, ours)
}

/** Our tokens for a connection. Its account ids are public. */
const plantTokens = (tokens: LinkedAccount) => {
  secrets.plant('our access token', tokens.accessToken)
  secrets.plant('our token id', tokens.tokenId)
  secrets.plant('our refresh token', tokens.refreshToken)
}
const keepTokens = (answer: Awaited<ReturnType<typeof call>>) => {
  const { content } = answer.body
  const connection = content.connection ?? content
  plantTokens(connection)
  return connection as { connectionId: string; accessToken: string; refreshToken: string }
}

/** A session pays once: each transfer has one of its own, with the connection restored in it. */
const transfer = async (
  { connectionId, accessToken }: { connectionId: string; accessToken: string },
  withdraw?: { host: string; path: string } & object,
) => {
  const session = await open()
  await call('POST', '/link/api/connections/stored', { session, body: { accessTokens: [accessToken] } })
  const quoted = { connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
  await call('POST', '/link/api/transfers/configure', { session, body: { connectionId } })
  const preview = await call('POST', '/link/api/transfers/preview', { session, body: quoted })
  if (preview.status !== 200) throw new Error(preview.text)
  const { previewId } = preview.body.content
  if (withdraw) await server.simulators.control('POST', '/faults', withdraw)
  const secondFactorCode = '123456'
  await call('POST', '/link/api/transfers/execute', { session, body: { previewId, secondFactorCode } })
  await server.simulators.control('DELETE', '/faults')
  await call('GET', `/link/api/transfers/${previewId}`, { session })
}

const driveEverything = async () => {
  await call('GET', '/api/v1/status', { as: { ...server.client, secret: `${server.client.secret}x` } })
  await call('POST', '/api/v1/linktoken', { body: `{"userId": "${server.client.secret}` })
  const session = await open()

  await withKey(session, 'Mesh', 'WrongCanary0123456789')
  await withKey(session, 'Mesh', 'Wrong Canary With Spaces 77')
  await fault('api.binance.com', '/', { mode: 'status', code: 500, times: 20 })
  await withKey(session, 'Mesh', 'UpstreamDownCanary01234')
  await server.simulators.control('DELETE', '/faults')
  await fault('api.binance.com', '/', { mode: 'hang', times: 20 })
  await withKey(session, 'Mesh', 'UpstreamHangsCanary0123')
  await server.simulators.control('DELETE', '/faults')
  const binance = keepTokens(await withKey(session, 'Mesh', 'Pass123'))
  await withOAuth(session, 'Mesh2', { mode: 'status', code: 500, times: 20 })
  await withOAuth(session, 'Mesh2', { mode: 'hang', times: 20 })
  await withOAuth(session, 'Mesh2', { mode: 'htmlPage200', times: 20 })
  const coinbase = keepTokens(await withOAuth(session, 'Mesh'))

  for (const [{ accessToken: authToken }, type] of [
    [binance, 'binanceInternational'],
    [coinbase, 'coinbase'],
  ] as const) {
    await call('POST', '/api/v1/balance/get', { body: { authToken, type } })
    await call('POST', '/api/v1/holdings/get', { body: { authToken, type, includeMarketValue: true } })
    for (const mode of ['resetBefore', 'truncate', 'schemaDrift', 'htmlPage200', 'hang']) {
      for (const host of ['api.binance.com', 'api.coinbase.com']) await fault(host, '/', { mode, times: 10 })
      await call('POST', '/api/v1/balance/get', { body: { authToken, type } })
      await server.simulators.control('DELETE', '/faults')
    }
  }
  // Long enough for an institution that was judged down after so many faults to be asked again.
  server.simulators.clock.advance(60_000)
  const refresh = { refreshToken: coinbase.refreshToken, type: 'coinbase' }
  const refreshed = await call('POST', '/api/v1/token/refresh', { body: refresh }, ours)
  plantTokens(refreshed.body.content.brokerAccountTokens[0])
  await call('POST', '/api/v1/holdings/get', {
    body: { authToken: refreshed.body.content.brokerAccountTokens[0].accessToken, type: 'coinbase' },
  })
  await call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', accessTokens: [coinbase] } }, ['link token'])
  await fault('login.coinbase.com', '/oauth2/token', { mode: 'status', code: 500, times: 10 })
  await call('POST', '/api/v1/token/refresh', { body: refresh })
  await server.simulators.control('DELETE', '/faults')

  const apply = { host: 'api.binance.com', path: '/sapi/v1/capital/withdraw/apply' }
  await transfer(binance)
  await transfer(binance, {
    ...apply,
    mode: 'status',
    code: 500,
    body: '<html>oops</html>',
  } as never)
  await transfer(binance, { ...apply, mode: 'hang' } as never)
  await transfer(coinbase)
  for (let round = 0; round < 3; round += 1) {
    await server.settle()
    server.simulators.clock.advance(10_000)
  }
  await call('GET', '/link/api/session', { session }, ['example password'])
  await call('GET', '/api/v1/transfers/managed/platform')
  secrets.readVault(await readConnections())
}

const readConnections = () =>
  Promise.all(
    ['coinbase', 'binanceInternational'].map(async type => {
      const row = await server.db
        .selectFrom('connections')
        .select('id')
        .where('type', '=', type)
        .executeTakeFirstOrThrow()
      const found = await server.ctx.store.connections.find(server.client.scope, row.id)
      if (!found) throw new Error(`no ${type} connection`)
      return found
    }),
  )

test('the flows ran: every kind of secret was planted, and every expected delivery arrived', async () => {
  expect([...secrets.kinds()].sort()).toEqual(
    [
      'API secret',
      'OAuth access token',
      'OAuth code',
      'OAuth refresh token',
      'OAuth state',
      'OAuth verifier',
      'completion code',
      'example password',
      'key secret',
      'link code',
      'link token',
      'our access token',
      'our refresh token',
      'our token id',
      'pairing code',
      'session token',
      'webhook secret',
      'webhook secret, decoded',
    ].sort(),
  )
  expect(receiver.deliveries.length).toBeGreaterThan(6)
  expect(log.length).toBeGreaterThan(50)
  expect(answers.some(({ text }) => text.includes('"integrationUnavailable"'))).toBe(true)
  expect((await dumpDatabase(server.url)).some(({ text }) => text.includes(shopAddress))).toBe(true)
})

test('the search finds the secrets in responses that return them', () => {
  const found = new Set(answers.flatMap(({ text }) => secrets.within(text)))
  for (const kind of ['link code', 'link token', 'session token', ...ours, 'OAuth state'])
    expect([...found]).toContain(kind)
})

test('no log line holds a secret', () => {
  for (const line of log) expect(secrets.within(line), line).toEqual([])
})

test('no answer holds a secret but the one it hands out', () => {
  for (const { name, text, may } of answers)
    expect(
      secrets.within(text).filter(kind => !may.includes(kind)),
      name,
    ).toEqual([])
})

test('no webhook holds a secret', () => {
  for (const { headers, body } of receiver.deliveries)
    expect(secrets.within(JSON.stringify(headers) + body), body).toEqual([])
})

test('no column of any table holds a secret that can be read', async () => {
  for (const { place, text } of await dumpDatabase(server.url)) expect(secrets.within(text), place).toEqual([])
})
