import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { signJws } from '../tokens/jws.ts'

const server = useTestServer()
let call: ReturnType<typeof adminCaller>
let own: Awaited<ReturnType<typeof managing>>
beforeAll(async () => {
  call = adminCaller(server)
  own = await managing(server)
})

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const callbackUrls = (token: string) => call('GET', '/Client/callbackUrls', { token })

describe('POST /Token', () => {
  test('a token lasts an hour, names its client and contains no secret', async () => {
    const { clientId, secret, keyId } = own
    const { status, body } = await call('POST', '/Token', { body: { clientId, clientSecret: secret } })
    expect(status).toBe(200)
    expect(body.content).toEqual({ id_token: expect.any(String), expires_in: 3600, status: 'succeeded' })
    const iat = Math.floor(server.ctx.clock.nowMs() / 1000)
    expect(claimsOf(body.content.id_token)).toEqual({
      iss: server.ctx.settings.linkOrigin,
      aud: 'account-management:sandbox',
      sub: clientId,
      key_id: keyId,
      iat,
      exp: iat + 3600,
    })
    expect((await callbackUrls(body.content.id_token)).status).toBe(200)
  })

  test.each([
    ['as the bearer, as the specification shows it', (secret: string) => ({ token: secret })],
    ['in both places', (secret: string) => ({ token: secret, clientSecret: secret })],
    ['as clientSecret', (secret: string) => ({ clientSecret: secret })],
  ])('takes the key %s', async (_, sent) => {
    const { token, ...more } = sent(own.secret) as { token?: string; clientSecret?: string }
    const { status } = await call('POST', '/Token', { token, body: { clientId: own.clientId, ...more } })
    expect(status).toBe(200)
  })

  test.each([
    ['a wrong secret beside the right bearer', () => ({ token: own.secret, clientSecret: 'nope' })],
    ['a wrong bearer beside the right secret', () => ({ token: 'nope', clientSecret: own.secret })],
    ['an account management token as bearer', () => ({ token: own.token, clientSecret: own.secret })],
    ['a secret of the integration API', () => ({ token: own.secret, clientSecret: server.client.secret })],
  ])('403 permissionDenied for %s: one right credential does not make up for a wrong one', async (_, sent) => {
    const { token, ...more } = sent()
    const { status, body } = await call('POST', '/Token', { token, body: { clientId: own.clientId, ...more } })
    expect({ status, type: body.errorType }).toEqual({ status: 403, type: 'permissionDenied' })
  })

  test('other spellings of names, and an id in upper case, are accepted', async () => {
    const body = { ClientId: own.clientId.toUpperCase(), ClientSecret: own.secret }
    expect((await call('POST', '/token', { body })).status).toBe(200)
  })

  test('a bare key has the prefix of its environment', () => {
    expect(own.secret).toMatch(/^amk_sandbox_[0-9a-f]{64}$/)
  })

  test.each([
    ['clientId', 'missingField', { clientSecret: 'x' }],
    ['clientSecret', 'missingField', { clientId: randomUUID() }],
    ['clientId', 'invalidField', { clientId: 7, clientSecret: 'x' }],
    ['clientSecret', 'invalidField', { clientId: randomUUID(), clientSecret: '' }],
    ['clientId', 'invalidField', { clientId: 'a\0b', clientSecret: 'x' }],
  ])('%s: %s', async (field, errorType, body) => {
    const answer = await call('POST', '/Token', { body })
    expect({ status: answer.status, type: answer.body.errorType }).toEqual({ status: 400, type: errorType })
    expect(answer.body).toMatchObject({ status: 'badRequest', message: expect.stringMatching(`^${field}: `) })
  })

  test('a body that is not JSON receives 400 badRequest', async () => {
    const { status, body } = await call('POST', '/Token', { body: '{' })
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'badRequest' })
  })

  test('every wrong key receives the same 403 permissionDenied, without any part of the key', async () => {
    const stranger = await managing(server, await server.addClient())
    const other = await managing(server, await server.addClient('production'))
    const revoked = await managing(server)
    await server.ctx.store.adminKeys.revoke(revoked.scope, revoked.keyId, server.ctx.clock.nowMs())
    const sent = [
      [own.clientId, `${own.secret}0`],
      [own.clientId, server.client.secret],
      [own.clientId, stranger.secret],
      [own.clientId, revoked.secret],
      [own.clientId, own.clientId],
      [stranger.clientId, own.secret],
      [other.clientId, other.secret],
      [randomUUID(), own.secret],
      ["' or 1=1 --", own.secret],
    ]
    const answers = []
    for (const [clientId, clientSecret] of sent)
      answers.push(await call('POST', '/Token', { body: { clientId, clientSecret } }))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 403,
      body: { status: 'permissionDenied', errorType: 'permissionDenied' },
    })
    expect(answers[0]?.text).not.toContain(own.secret)
  })

  test('the management key opens nothing of the integration API', async () => {
    for (const secret of [own.secret, own.token]) {
      const { status, text } = await server.call('GET', '/api/v1/integrations', { as: { ...server.client, secret } })
      expect({ status, text }).toEqual({ status: 401, text: '' })
    }
  })
})

describe('a token', () => {
  const signed = async (change: object, key?: Buffer) => {
    const held = await server.ctx.store.adminSigningKeys.findOrInsert('sandbox', { key: '', atMs: 0 })
    return signJws(JSON.stringify({ ...claimsOf(own.token), ...change }), key ?? Buffer.from(held, 'hex'))
  }

  test('signing the same token again gives the same text', async () => {
    expect(await signed({})).toBe(own.token)
  })

  test.each<[string, object]>([
    ['of another audience', { aud: 'account-management:production' }],
    ['of several audiences', { aud: ['account-management:sandbox'] }],
    ['of no audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['without an end', { exp: undefined }],
    ['with an end that is a text', { exp: '99999999999' }],
    ['with an end in the past', { exp: 1 }],
    ['from the future', { iat: 99_999_999_999, exp: 99_999_999_999 }],
    ['of a client nobody knows', { sub: randomUUID() }],
    ['of nobody', { sub: undefined }],
    ['of a client that is no id', { sub: 'x' }],
    ['of a key nobody knows', { key_id: randomUUID() }],
  ])('%s: 401', async (_, change) => {
    const { status, text } = await callbackUrls(await signed(change))
    expect({ status, text }).toEqual({ status: 401, text: '' })
  })

  test('a token signed with another key, or without an algorithm, receives 401', async () => {
    const [header, payload, signature] = own.token.split('.') as [string, string, string]
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const other = await signed({}, Buffer.alloc(32, 1))
    for (const token of [other, `${none}.${payload}.`, `${none}.${payload}.${signature}`, `${header}.${payload}.`, 'x'])
      expect((await callbackUrls(token)).status).toBe(401)
  })

  test.each([
    ['nothing', {}],
    ['no bearer', { authorization: 'Basic eDp5' }],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['client headers alone', { 'x-client-id': 'x', 'x-client-secret': 'y' }],
  ])('%s: 401 with an empty body', async (_, headers) => {
    const { status, text } = await call('GET', '/SubClient', { headers })
    expect({ status, text }).toEqual({ status: 401, text: '' })
  })

  test('the management key itself is rejected as a token with 401', async () => {
    expect((await callbackUrls(own.secret)).status).toBe(401)
  })

  test('a token of a revoked key expires at once', async () => {
    const { token, scope, keyId } = await managing(server)
    expect((await callbackUrls(token)).status).toBe(200)
    await server.ctx.store.adminKeys.revoke(scope, keyId, server.ctx.clock.nowMs())
    expect((await callbackUrls(token)).status).toBe(401)
  })

  test('a token expires after exactly one hour', async () => {
    const { token } = await managing(server)
    server.simulators.clock.advance(3_600_000 - 2_000)
    expect((await callbackUrls(token)).status).toBe(200)
    server.simulators.clock.advance(2_000)
    expect((await callbackUrls(token)).status).toBe(401)
  })
})
