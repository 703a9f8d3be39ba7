import { defined } from '@rialto/defined'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../apps/server/src/testing/useTestServer.ts'
import { openSession, toShop, opening } from '../../apps/server/src/testing/linkFlows.ts'
import { type Target, targets } from '../fuzz/target.ts'
import { seedTenant, type Tenant } from './seedTenant.ts'
import { goodRequest } from './goodRequest.ts'
import { randomLike } from './randomLike.ts'
import { moveToProduction } from './rows.ts'

/** The token alone says for whom a session of the Link page is, and it reaches what was made in it, no further. */
const server = useTestServer()
let own: Tenant
let elsewhere: Tenant

beforeAll(async () => {
  elsewhere = await seedTenant(server, server.client)
  await moveToProduction(server.url, server.client.clientId)
  own = await seedTenant(server, server.client)
}, 60_000)

/** Opened by what an address holds. */
const withoutSession = ['openLinkSession', 'readReceipt', 'findPaidReceipt', 'claimMove', 'describeMove', 'readMove']
const ofLink = targets.filter(({ api, id }) => api === 'link' && !withoutSession.includes(id))
const named = ofLink.map(target => [`${target.method} ${target.path}`, target] as const)

const query = (target: Target, session: string, of = own) => {
  const { url, body } = goodRequest({ target, part: 'params', path: [], owned: undefined }, of, '')
  return server.call(target.method as 'GET' | 'POST', url, { session, ...defined({ body }) })
}

describe.each(named)('%s', (_, target) => {
  test('a session of the other environment is answered like an unknown one', async () => {
    const unknown = await query(target, randomLike(own.session))
    expect(unknown.status).toBe(401)
    const foreign = await query(target, elsewhere.session, elsewhere)
    expect({ status: foreign.status, text: foreign.text }).toEqual({ status: 401, text: unknown.text })
  })
})

describe.each(
  named.filter(([, { path, params }]) => params !== undefined || /configure|transfers\/preview|execute/.test(path)),
)('%s', (_, target) => {
  test('another session of the same client cannot reach objects of this session', async () => {
    own = await seedTenant(server, server.client)
    const { session } = await openSession(server, { userId: own.userId, ...toShop() })
    const foreign = await query(target, session)
    expect(foreign.status, foreign.text).toBeGreaterThanOrEqual(400)
    expect((await query(target, own.session)).status).toBe(200)
  })
})

test('a link token of the other environment opens nothing', async () => {
  const open = (code: string) => server.call('POST', '/link/api/session', { body: opening(code), as: null })
  const unknown = await open(randomLike(own.code))
  const foreign = await open(elsewhere.code)
  expect({ status: foreign.status, text: foreign.text }).toEqual({ status: unknown.status, text: unknown.text })
  expect(foreign.status).toBe(400)
  expect((await open(own.code)).status).toBe(200)
})
