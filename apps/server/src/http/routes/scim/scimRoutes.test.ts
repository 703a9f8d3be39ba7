import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { redirectUrlOf } from '../admin/team/singleSignOnUrls.ts'
import { adminCaller } from '../admin/testing/adminCaller.ts'
import { addMember, cookieOf, signedIn, type TestMember } from '../admin/testing/memberCaller.ts'
import { type Person, startIdentityProvider } from '../admin/testing/startIdentityProvider.ts'

const own = { 'sec-fetch-site': 'same-origin' }
const people: Record<string, Person> = {}
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

let server: TestServer
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let owner: TestMember
let ownerHeaders: Readonly<Record<string, string>>
let token: string
beforeAll(async () => {
  server = await createTestServer()
  provider = await startIdentityProvider(redirectUrlOf(server.ctx), people)
  owner = await addMember(server, 'owner')
  ownerHeaders = { ...own, ...(await signedIn(server, owner)), 'x-client-id': server.client.clientId }
})
afterAll(async () => {
  await server?.stop()
  await provider?.stop()
})

const admin: ReturnType<typeof adminCaller> = (...request) => adminCaller(server)(...request)
const asOwner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  admin(method, path, { headers: ownerHeaders, ...(body && { body }) })
const scim = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, as = token) => {
  const {
    statusCode,
    headers,
    body: text,
  } = await server.app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      authorization: `Bearer ${as}`,
      ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return { status: statusCode, headers, body: text === '' ? undefined : JSON.parse(text) }
}
const patch = (path: string, ...Operations: object[]) => scim('PATCH', path, { schemas: [patchSchema], Operations })

const signIn = async (sub: string) => {
  const begun = await admin('POST', '/Session/singleSignOn', {
    headers: own,
    body: { clientId: server.client.clientId },
  })
  const query = await provider.signIn(String(begun.body.content?.authorizationUrl), sub)
  const cookie = cookieOf(begun.headers)
  return admin('POST', '/Session/singleSignOn/result', { headers: { ...own, cookie }, body: { query } })
}
const withSession = (answer: Awaited<ReturnType<typeof signIn>>) => {
  const session = (answer.headers['set-cookie'] as string[]).find(line => line.startsWith('rialto_session='))
  return { ...own, cookie: String(session?.split(';')[0]), 'x-client-id': server.client.clientId }
}
const read = (headers: Record<string, string>) => admin('GET', '/Client/callbackUrls', { headers })

let name = 0
const createUser = async (changes: object = {}) => {
  name += 1
  const sub = `person-${name}`
  const email = `${sub}@company.example`
  people[sub] = { email, name: sub, groups: [] }
  const { status, body } = await scim('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: email,
    externalId: sub,
    name: { givenName: 'Anna', familyName: 'Berg' },
    emails: [{ value: email, type: 'work', primary: true }],
    active: true,
    ...changes,
  })
  expect(status).toBe(201)
  return { sub, email, id: String(body.id), resource: body }
}
const createGroup = async (displayName: string, ...ids: string[]) => {
  const { body } = await scim('POST', '/Groups', { displayName, members: ids.map(value => ({ value })) })
  return String(body.id)
}

beforeEach(async () => {
  const settings = {
    issuer: provider.issuer,
    oidcClientId: 'rialto',
    clientSecret: 'a secret of Rialto',
    groupsClaim: 'groups',
    roles: [
      { group: 'staff', role: 'readOnly' },
      { group: 'payments', role: 'developer' },
    ],
    isEnforced: false,
    breakGlassMemberId: owner.id,
  }
  await asOwner('DELETE', '/IdentityProvider')
  expect((await asOwner('PUT', '/IdentityProvider', settings)).status).toBe(200)
  token = (await asOwner('POST', '/IdentityProvider/provisioningToken')).body.content.secretToken
})

describe('with provisioning', () => {
  test('a provisioned person signs in with the role of their groups, and a change of a group applies at once', async () => {
    const { id, sub } = await createUser()
    expect((await signIn(sub)).status).toBe(403)
    const group = await createGroup('staff', id)
    const answer = await signIn(sub)
    expect(answer.body.content).toMatchObject({ memberId: id, clients: [{ role: 'readOnly' }] })
    await patch(`/Groups/${group}`, { op: 'replace', path: 'displayName', value: 'payments' })
    expect((await admin('GET', '/Session', { headers: withSession(answer) })).body.content.clients).toMatchObject([
      { role: 'developer' },
    ])
  })

  test.each<[string, number, (id: string, userName: string) => Promise<{ status: number }>]>([
    ['is replaced without `active`', 200, (id, userName) => scim('PUT', `/Users/${id}`, { userName })],
    ['is patched to have no `active`', 400, id => patch(`/Users/${id}`, { op: 'remove', path: 'active' })],
    [
      'is patched to have an `active` of null',
      400,
      id => patch(`/Users/${id}`, { op: 'replace', path: 'active', value: null }),
    ],
  ])('a person who has left stays without access where the user %s', async (_what, status, change) => {
    const { id, email } = await createUser()
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })
    expect((await change(id, email)).status).toBe(status)
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ active: false })
  })

  test.each<[string, (id: string, group: string) => Promise<unknown>]>([
    ['is deactivated', id => patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })],
    [
      'is deactivated with a text for the boolean',
      id => patch(`/Users/${id}`, { op: 'Replace', value: { active: 'False' } }),
    ],
    ['is removed', id => scim('DELETE', `/Users/${id}`)],
    ['leaves the group', (id, group) => patch(`/Groups/${group}`, { op: 'remove', path: `members[value eq "${id}"]` })],
    ['is in a group that is removed', (_id, group) => scim('DELETE', `/Groups/${group}`)],
  ])('a person loses access and sessions at once and cannot sign in again: %s', async (_what, leave) => {
    const { id, sub } = await createUser()
    const headers = withSession(await groupAndSignIn(id, sub))
    expect((await read(headers)).status).toBe(200)
    await leave(id, groupId)
    expect((await read(headers)).status).toBe(401)
    expect((await signIn(sub)).status).toBe(403)
  })

  test('a person without provisioning is refused, also after a sign-in at the provider', async () => {
    people['stranger'] = { email: 'stranger@company.example', name: 'Stranger', groups: ['payments'] }
    expect((await signIn('stranger')).status).toBe(403)
  })

  let groupId = ''
  const groupAndSignIn = async (id: string, sub: string) => {
    groupId = await createGroup('staff', id)
    return signIn(sub)
  }
})

test('members with a password, the break-glass owner among them, are neither listed nor changed', async () => {
  expect((await scim('GET', '/Users')).body).toMatchObject({ totalResults: 0, Resources: [] })
  expect(
    (await scim('GET', `/Users?filter=${encodeURIComponent(`userName eq "${owner.email}"`)}`)).body.totalResults,
  ).toBe(0)
  expect((await patch(`/Users/${owner.id}`, { op: 'replace', path: 'active', value: false })).status).toBe(404)
  expect((await scim('DELETE', `/Users/${owner.id}`)).status).toBe(404)
  const group = await createGroup('staff', owner.id)
  expect((await scim('GET', `/Groups/${group}`)).body.members).toEqual([])
  expect((await asOwner('GET', '/Client/callbackUrls')).status).toBe(200)
})

test('a token opens the users of its client alone, and an earlier or removed one opens nothing', async () => {
  const { id } = await createUser()
  for (const wrong of ['', 'rscim_unknown', ownerHeaders['cookie'] ?? ''])
    expect((await scim('GET', '/Users', undefined, wrong)).status).toBe(401)
  const earlier = token
  token = (await asOwner('POST', '/IdentityProvider/provisioningToken')).body.content.secretToken
  expect((await scim('GET', `/Users/${id}`, undefined, earlier)).status).toBe(401)
  expect((await scim('GET', `/Users/${id}`)).status).toBe(200)
  expect((await admin('GET', '/Members', { token })).status).toBe(401)
  await asOwner('DELETE', '/IdentityProvider/provisioningToken')
  expect((await scim('GET', `/Users/${id}`)).status).toBe(401)
})

test('users are found by userName in any case, and listed page by page from 1', async () => {
  const first = await createUser()
  const second = await createUser()
  const find = (filter: string) => scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
  expect((await find(`userName eq "${first.email.toUpperCase()}"`)).body).toMatchObject({
    totalResults: 1,
    Resources: [{ id: first.id }],
  })
  expect((await find(`externalId eq "${second.sub}"`)).body.Resources).toMatchObject([{ id: second.id }])
  expect((await find('userName sw "p"')).body).toMatchObject({ status: '400', scimType: 'invalidFilter' })
  expect((await scim('GET', '/Users?startIndex=2&count=1')).body).toMatchObject({
    totalResults: 2,
    startIndex: 2,
    itemsPerPage: 1,
    Resources: [{ id: second.id }],
  })
  expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 2, Resources: [] })
})

test('a list and a search return the attributes that a request names, and errors have the form of SCIM', async () => {
  const { id, email } = await createUser()
  expect(Object.keys((await scim('GET', `/Users/${id}?attributes=userName`)).body).toSorted()).toEqual([
    'id',
    'schemas',
    'userName',
  ])
  expect((await scim('GET', '/Users?excludedAttributes=emails,groups')).body.Resources[0]).not.toHaveProperty('emails')
  const search = { filter: `userName eq "${email}"`, attributes: ['userName'], startIndex: 1, count: 10 }
  expect((await scim('POST', '/Users/.search', search)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
  expect((await scim('POST', '/Groups/.search', {})).body.totalResults).toBe(0)
  expect((await scim('GET', '/Elsewhere')).body).toMatchObject({ status: '404' })
})

test('a userName of another user is refused, and a repeated request creates no second one', async () => {
  const { email, id } = await createUser()
  expect((await scim('POST', '/Users', { userName: email.toUpperCase() })).body).toMatchObject({
    status: '409',
    scimType: 'uniqueness',
  })
  expect((await scim('PUT', `/Users/${id}`, { userName: email, displayName: 'Anna' })).body.displayName).toBe('Anna')
})

test('invalid bodies and ids are refused as RFC 7644 describes', async () => {
  const { id } = await createUser()
  expect((await scim('POST', '/Users', { userName: 7 })).body).toMatchObject({ scimType: 'invalidValue' })
  expect((await scim('POST', '/Users', [])).status).toBe(400)
  expect((await scim('GET', '/Users/not-an-id')).body).toMatchObject({ status: '404' })
  expect((await patch(`/Users/${id}`, { op: 'replace', path: '__proto__.active', value: true })).status).toBe(400)
  expect((await patch(`/Users/${id}`, { op: 'explode', path: 'active' })).status).toBe(400)
  expect((await scim('PATCH', `/Users/${id}`, {})).status).toBe(400)
  for (const query of ['filter=a&filter=b', `filter=${encodeURIComponent(String.raw`userName eq "\u0000"`)}`])
    expect((await scim('GET', `/Users?${query}`)).body).toMatchObject({ status: '400', scimType: 'invalidFilter' })
  const { body } = await scim('GET', `/Users/${id}?attributes=userName&attributes=active`)
  expect(body).toMatchObject({ id, active: true })
})

test('changes by the directory are in the audit log', async () => {
  const { id } = await createUser()
  await scim('DELETE', `/Users/${id}`)
  const { content: entries } = (await asOwner('POST', '/AuditLog/list', {})).body
  expect(entries.slice(0, 2)).toMatchObject([
    { operation: 'removeProvidedUser', target: id },
    { operation: 'saveProvidedUser', target: id, after: { isActive: true } },
  ])
})

test('the discovery documents can only be read, and a search over users and groups together is not offered', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await scim(method, '/Schemas', {})
    expect(answer).toMatchObject({ status: 405, body: { status: '405' } })
    expect(answer.headers['allow']).toBe('GET')
  }
  expect((await scim('POST', '/.search', {})).status).toBe(501)
})

test('the discovery documents name the supported resources', async () => {
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } })
  expect((await scim('GET', '/ResourceTypes')).body.Resources.map(({ id }: { id: string }) => id)).toEqual([
    'User',
    'Group',
  ])
  expect((await scim('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')).body.name).toBe('User')
  expect((await scim('GET', '/Schemas')).headers['content-type']).toContain('application/scim+json')
})
