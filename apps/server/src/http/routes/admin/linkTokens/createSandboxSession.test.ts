import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, opening, toShop } from '../../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

let server: TestServer
let production: TestServer
let token: string
let stranger: string
beforeAll(async () => {
  ;[server, production] = await Promise.all([createTestServer(), createTestServer({ environment: 'production' })])
  token = (await managing(server)).token
  stranger = (await managing(server, await server.addClient())).token
})
afterAll(() => Promise.all([server?.stop(), production?.stop()]))

const call = (method: 'GET' | 'POST', path: string, body?: object, as = token) =>
  adminCaller(server)(method, path, { body, token: as })

const brand = { accentColor: { light: '#1D4FC4', dark: '#8AB0FF' }, cornerRadius: 4, confirmVerb: 'pay' }
const open = async (more: object = {}) => {
  const configuration = { name: 'Preview', language: 'de', theme: 'dark', products: ['transfers'], brand }
  const { body } = await call('POST', '/Sandbox/sessions', { configuration, ...toShop(), ...more })
  const { sessionId, previewUrl } = body.content
  const url = new URL(previewUrl)
  const opened = await server.call('POST', '/link/api/session', {
    body: opening(url.searchParams.get('code')),
    as: null,
  })
  return { sessionId, url, ...opened.body.content }
}

test('a developer opens Link with settings that are not saved', async () => {
  const { url, session } = await open()
  expect(url.pathname).toBe('/link/preview')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ lng: 'de', th: 'dark' })
  expect(session.brand).toMatchObject({ cornerRadius: 4, confirmVerb: 'pay' })
  expect((await call('GET', '/LinkConfiguration')).body.content).toEqual([])
})

test('the session is one of the client’s users: it is listed, and its webhooks are the client’s', async () => {
  await call('POST', '/Webhooks/endpoints', { url: 'http://127.0.0.1:9/' })
  const { sessionId, sessionToken } = await open({ userId: 'finn' })
  await connectBinance(server, undefined, { code: '', session: sessionToken })
  const exit = { outcome: 'exited', page: 'transferPreviewPage', returns: false }
  await server.call('POST', '/link/api/session/finish', { session: sessionToken, body: exit })
  const history = await call('GET', `/LinkSessions/${sessionId}/history`)
  expect(history.body.content.session).toMatchObject({ userId: 'finn', stage: 'connected', state: 'exited' })
  const list = (as?: string) => call('POST', '/Webhooks/deliveries/list', { linkSessionId: sessionId }, as)
  expect((await list()).body.content).toMatchObject([{ eventType: 'linkSession.finished' }])
  expect((await list(stranger)).body.content).toEqual([])
  expect((await call('GET', `/LinkSessions/${sessionId}/history`, undefined, stranger)).status).toBe(404)
})

test('settings are checked as those of a stored configuration and of a link token', async () => {
  const send = (configuration: object, transferOptions?: object) =>
    call('POST', '/Sandbox/sessions', { configuration: { name: 'Preview', ...configuration }, transferOptions })
  const paleOnWhite = { brand: { accentColor: { light: '#ffff00', dark: '#8ab0ff' } } }
  expect((await send(paleOnWhite)).body.message).toContain('contrast')
  const elsewhere = { networkIds: ['03b2d786-7092-4a6a-9737-d6013e21819b'] }
  const { transferOptions } = toShop()
  expect((await send(elsewhere, transferOptions)).body.message).toContain('not one of the networks')
  const address = 'GABCD'
  const wrong = { toAddresses: [{ networkId: baseSepoliaId, symbol: 'USDC', address }] }
  expect((await send({}, wrong)).body.errorType).toBe('invalidAddress')
})

test('production opens no such session', async () => {
  const headers = await signedIn(production, await addMember(production))
  const body = { configuration: { name: 'Preview' } }
  expect((await adminCaller(production)('POST', '/Sandbox/sessions', { body, headers })).status).toBe(404)
})
