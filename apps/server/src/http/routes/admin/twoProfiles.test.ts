import { randomUUID } from 'node:crypto'

import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { type Receiver, startReceiver } from '../../../testing/startReceiver.ts'
import { adminCaller, managing } from './testing/adminCaller.ts'
import { addMember, codeOf, password, signedIn, type TestMember } from './testing/memberCaller.ts'

/** Two people with a browser each: an owner of a shop, and an owner of another one, who tries to use what the first one has. */
let server: TestServer
let receiver: Receiver
let owner: TestMember
let stranger: TestMember
let ofOwner: Record<string, string>
let ofStranger: Record<string, string>
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer()
  const other = await server.addClient()
  owner = await addMember(server, 'owner')
  stranger = await addMember(server, 'owner', other.scope)
  ofOwner = await signedIn(server, owner)
  ofStranger = { ...(await signedIn(server, stranger)), 'x-client-id': other.clientId }
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const call: ReturnType<typeof adminCaller> = (...request) => adminCaller(server)(...request)
const sameOrigin = { 'sec-fetch-site': 'same-origin' }
/** The other profile names the owner’s client, too. */
const strangerAtShop = () => ({ ...ofStranger, 'x-client-id': server.client.clientId })

describe('an invitation', () => {
  const invite = async (email: string) => {
    const { body } = await call('POST', '/Members', { headers: ofOwner, body: { email, role: 'owner' } })
    return (body.content.invitationUrl as string).split('#')[1] ?? ''
  }
  const accept = (invitationCode: string, changes: object, headers: Record<string, string> = sameOrigin) =>
    call('POST', '/Session/invitation/accept', {
      body: { invitationCode, name: 'Sam', password, oneTimeCode: codeOf(stranger.totpSecret), ...changes },
      headers,
    })
  const membersOf = async () =>
    (await call('GET', '/Members', { headers: ofOwner })).body.content.members.map(({ id }: { id: string }) => id)

  test('the holder of a link for another member cannot accept it with own factors, signed in or not', async () => {
    const invited = await addMember(server, 'readOnly', (await server.addClient()).scope)
    const code = await invite(invited.email)
    for (const headers of [sameOrigin, ofStranger]) {
      expect((await accept(code, { email: invited.email }, headers)).status).toBe(403)
      expect((await accept(code, { email: stranger.email }, headers)).status).toBe(400)
    }
    expect(await membersOf()).toEqual([owner.id])
    expect((await accept(code, { email: invited.email, oneTimeCode: codeOf(invited.totpSecret) })).status).toBe(200)
    expect((await accept(code, { email: stranger.email })).status).toBe(404)
    expect(await membersOf()).toEqual(expect.arrayContaining([owner.id, invited.id]))
    expect(await membersOf()).not.toContain(stranger.id)
  })

  test('the code of an invitation is neither a session nor a token', async () => {
    const code = await invite(`${randomUUID()}@shop.example`)
    for (const headers of [{ cookie: `rialto_session=${code}` }, { authorization: `Bearer ${code}` }])
      expect((await call('GET', '/Members', { headers: { ...sameOrigin, ...headers } })).status).toBe(401)
  })

  test('an invitation that its owner has read in one profile makes its person a member in another one, once', async () => {
    const email = `${randomUUID()}@shop.example`
    const invitationCode = await invite(email)
    const read = () => call('POST', '/Session/invitation', { body: { invitationCode } })
    const [first, second] = [await read(), await read()]
    expect(first.body.content.authenticatorSecret).toBe(second.body.content.authenticatorSecret)
    const secret = Secret.fromBase32(first.body.content.authenticatorSecret).hex
    expect((await accept(invitationCode, { email, oneTimeCode: codeOf(secret) })).status).toBe(200)
    expect((await read()).status).toBe(404)
  })
})

test('the secret of a webhook endpoint is shown to its creator, and no other profile reads or replaces it', async () => {
  const made = await call('POST', '/Webhooks/endpoints', { headers: ofOwner, body: { url: receiver.url } })
  const { id, secret } = made.body.content
  const path = `/Webhooks/endpoints/${id}`
  const unknown = `/Webhooks/endpoints/${randomUUID()}`
  for (const [method, more, body] of [
    ['GET', '', undefined],
    ['PUT', '', { url: 'https://evil.example/' }],
    ['POST', '/secret', {}],
    ['POST', '/test', undefined],
    ['DELETE', '', undefined],
  ] as const) {
    const theirs = await call(method, path + more, { headers: ofStranger, ...(body ? { body } : {}) })
    const nobodys = await call(method, unknown + more, { headers: ofStranger, ...(body ? { body } : {}) })
    expect([theirs.status, theirs.text]).toEqual([404, nobodys.text])
    expect((await call(method, path + more, { headers: strangerAtShop(), ...(body ? { body } : {}) })).status).toBe(403)
  }
  for (const headers of [ofOwner, ofStranger])
    expect((await call('GET', '/Webhooks/endpoints', { headers })).text).not.toContain(secret)
  const own = await call('POST', '/Webhooks/endpoints', { headers: ofStranger, body: { url: receiver.url } })
  expect(own.body.content.secret).not.toBe(secret)
})

describe('a key of the API', () => {
  const body = { label: 'shop', permissions: ['read', 'write'] }

  test('an Idempotency-Key of one member gives no secret to another one', async () => {
    const colleague = await signedIn(server, await addMember(server, 'owner'))
    const key = { 'idempotency-key': randomUUID() }
    const made = await call('POST', '/ApiKeys', { headers: { ...ofOwner, ...key }, body })
    const { id, secret } = made.body.content
    for (const headers of [
      colleague,
      ofStranger,
      strangerAtShop(),
      { authorization: `Bearer ${(await managing(server)).token}` },
    ])
      expect((await call('POST', '/ApiKeys', { headers: { ...headers, ...key }, body })).text).not.toContain(secret)
    await call('DELETE', `/ApiKeys/${id}`, { headers: ofOwner })
  })

  test('a key opens its own client alone, and no other profile lists, uses or revokes it', async () => {
    const made = await call('POST', '/ApiKeys', { headers: ofOwner, body })
    const { id, secret } = made.body.content
    const status = async (clientId: string) =>
      (await server.call('GET', '/api/v1/integrations', { as: { clientId, secret } })).status
    expect(await status(server.client.clientId)).toBe(200)
    expect(await status(ofStranger['x-client-id'] ?? '')).toBe(401)
    expect((await call('GET', '/ApiKeys', { headers: ofStranger })).text).not.toContain(id)
    expect((await call('GET', '/ApiKeys', { headers: strangerAtShop() })).status).toBe(403)
    expect((await call('DELETE', `/ApiKeys/${id}`, { headers: ofStranger })).status).toBe(404)
    expect((await call('DELETE', `/ApiKeys/${id}`, { headers: strangerAtShop() })).status).toBe(403)
    expect((await call('GET', '/Members', { token: secret })).status).toBe(401)
    expect(await status(server.client.clientId)).toBe(200)
  })

  test('a key for account management of another client opens nothing of this one', async () => {
    const { scope } = await server.addClient()
    const theirs = await managing(server, { clientId: scope.clientId, scope, secret: '' })
    const wrong = { clientId: server.client.clientId, clientSecret: theirs.secret }
    expect((await call('POST', '/Token', { body: wrong })).status).toBe(403)
    const headers = { authorization: `Bearer ${theirs.token}`, 'x-client-id': server.client.clientId }
    expect((await call('GET', '/ApiKeys', { headers })).text).not.toContain(server.client.clientId)
  })
})
