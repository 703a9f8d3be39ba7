import { randomUUID } from 'node:crypto'

import { addIpRange } from '@rialto/core'
import { operations } from '@rialto/contract'
import { expect } from 'vitest'

import { adminCaller, managing } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { codeOf, coinbaseAccount, named, refusal } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'
import { opening } from '../../apps/server/src/testing/linkFlows.ts'

const server = useServer()
const production = useServer(() => ({ environment: 'production' }))
const rule = rulesOf('Authentication')
const urlOf = (path: string) => `/api/v1${path.replaceAll(/:\w+/g, 'x')}`

rule('1, 401', 'every operation refuses a missing or wrong id or secret', async () => {
  const { clientId, secret } = server().client
  const wrong = [null, { clientId, secret: '' }, { clientId, secret: 'wrong' }, { clientId: randomUUID(), secret }]
  for (const { method, paths } of operations)
    for (const as of wrong) {
      const { status, text } = await server().call(method, urlOf(paths[0]), { as })
      expect({ status, text }, `${method} ${paths[0]}`).toEqual({ status: 401, text: '' })
    }
})

rule('1, 403', 'every operation refuses a key without the permission it needs', async () => {
  const keys = {
    read: await server().addKey(server().client.scope, ['write']),
    write: await server().addKey(server().client.scope, ['read']),
  }
  for (const { method, paths, permission } of operations) {
    if (permission === 'any') continue
    const answer = await server().call(method, urlOf(paths[0]), { as: keys[permission] })
    expect(refusal(answer), `${method} ${paths[0]}`).toMatchObject({ http: 403, status: 'permissionDenied' })
  }
})

rule('2', 'production answers only to addresses that were approved for the client', async () => {
  const as = production().client
  const call = (from: string) => production().call('GET', '/api/v1/integrations', { as, from })
  expect(refusal(await call('203.0.113.9'))).toMatchObject({ http: 403, errorType: 'permissionDenied' })
  await addIpRange(production().ctx, { clientId: as.clientId, range: '203.0.113.0/24', label: '' })
  const stranger = await production().addClient()
  await addIpRange(production().ctx, { clientId: stranger.clientId, range: '203.0.113.0/24', label: '' })
  const from = '203.0.113.9'
  expect((await production().call('GET', '/api/v1/integrations', { as: stranger, from })).status).toBe(200)
  expect((await production().call('GET', '/api/v1/integrations', { as: stranger, from: '192.0.2.1' })).status).toBe(403)
})

rule('3', 'authToken, or refreshToken, names the connection of a user', async () => {
  const account = await coinbaseAccount(server())
  expect((await server().call('POST', '/api/v1/balance/get', { body: named(account) })).status).toBe(200)
  const body = { refreshToken: account.refreshToken, type: account.type }
  expect((await server().call('POST', '/api/v1/token/refresh', { body })).status).toBe(200)
})

rule('3, of others', 'another client’s token names nothing', async () => {
  const body = named(await coinbaseAccount(server()))
  const as = await server().addClient()
  const answer = await server().call('POST', '/api/v1/balance/get', { body, as })
  expect(refusal(answer)).toMatchObject({ http: 400, errorType: 'invalidIntegrationToken' })
})

rule('4', 'the dashboard token ends when expires_in says', async () => {
  const { clientId, secret } = await managing(server())
  const { body } = await adminCaller(server())('POST', '/Token', { body: { clientId, clientSecret: secret } })
  const { id_token: token, expires_in: seconds } = body.content
  const list = async () => (await adminCaller(server())('GET', '/SubClient', { token })).status
  expect(await list()).toBe(200)
  server().simulators.clock.advance(seconds * 1_000)
  expect(await list()).toBe(401)
})

rule('5, key', 'account management takes its own key, and no key of the integration API', async () => {
  const { clientId, secret } = server().client
  const refused = await adminCaller(server())('POST', '/Token', { body: { clientId, clientSecret: secret } })
  expect(refused.status).toBe(403)
  const own = await managing(server())
  const as = { clientId, secret: own.secret }
  expect((await server().call('GET', '/api/v1/integrations', { as })).status).toBe(401)
})

rule('5, addresses', 'account management is bound to the approved addresses too', async () => {
  const own = await managing(production(), await production().addClient())
  expect(own.token).toBeUndefined()
  await addIpRange(production().ctx, { clientId: own.clientId, range: '127.0.0.0/8', label: '' })
  const body = { clientId: own.clientId, clientSecret: own.secret }
  expect((await adminCaller(production())('POST', '/Token', { body })).status).toBe(200)
})

rule('6', 'a link token is asked for with a key, lasts ten minutes and works once', async () => {
  const query = (as: null | undefined) =>
    server().call('POST', '/api/v1/linktoken', { body: { userId: 'u' }, ...(as === null ? { as } : {}) })
  expect((await query(null)).status).toBe(401)
  const open = async (code: string) =>
    (await server().call('POST', '/link/api/session', { body: opening(code), as: null })).status
  const used = codeOf((await query(undefined)).body.content.linkToken)
  const old = codeOf((await query(undefined)).body.content.linkToken)
  expect([await open(used), await open(used)]).toEqual([200, 400])
  server().simulators.clock.advance(10 * 60_000)
  expect(await open(old)).toBe(400)
})
