import { defined } from '@rialto/defined'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { adminCaller } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import type { Method } from '../../apps/server/src/testing/createCaller.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { type Target, targets } from '../fuzz/target.ts'
import { createTenants, seedTenant, type Tenant } from './seedTenant.ts'
import { goodRequest } from './goodRequest.ts'
import { type IdField, idFields } from './idFields.ts'
import { randomLike } from './randomLike.ts'
import { moveToProduction, openRows, type Rows } from './rows.ts'

/**
 * Every field of every operation that names something of somebody's, with one's own, another client's, one's own of the
 * other environment, and one that nobody has. What is not one's own here does not exist, to the byte.
 */
let server: TestServer
let rows: Rows
let own: Tenant
let other: Tenant
let elsewhere: Tenant
/** Rows of the other client, and of this one in the other environment. No test may change them. */
let theirRows: readonly string[]
const tenants = createTenants(() => seedTenant(server, server.client))

beforeAll(async () => {
  server = await createTestServer()
  rows = await openRows(server.url)
  elsewhere = await seedTenant(server, server.client)
  await moveToProduction(server.url, server.client.clientId)
  other = await seedTenant(server, await server.addClient())
  own = await tenants.current()
  theirRows = await othersRows()
  expect(theirRows.length).toBeGreaterThan(10)
}, 60_000)
afterAll(async () => {
  await rows?.close()
  await server?.stop()
})

const fields = targets.flatMap(idFields)
const nameOf = ({ target, path }: IdField): string => `${target.method} ${target.path} ${path.join('.')}`
const owning = (target: Target) =>
  idFields(target).flatMap(field => (field.owned && field.owned.kind !== 'free' ? [{ field, owned: field.owned }] : []))
const tested = targets.filter(target => owning(target).length > 0)

const query = async (field: IdField, value: string) => {
  const { target } = field
  const { url, body, headers } = goodRequest(field, own, value)
  const sent = { headers, ...defined({ body }) }
  if (target.api === 'admin') {
    const path = url.slice('/admin/api/v1'.length)
    return adminCaller(server)(target.method, path, { ...sent, token: own.adminToken })
  }
  const identity = target.api === 'link' ? { session: own.session } : { as: own.as }
  return server.call(target.method as Method, url, { ...sent, ...identity })
}

type Answer = Awaited<ReturnType<typeof query>>

/** Without what differs between any two answers. */
const masked = ({ status, headers, text }: Answer) => ({
  status,
  headers: Object.entries(headers).filter(([name]) => !/^(x-request-id|date|ratelimit)$/.test(name)),
  text: text.replace(/"linkToken":"[^"]*"/, ''),
})

const marksOf = (tenant: Tenant): string[] => [
  ...[tenant.account, tenant.atBinance].map(({ connectionId }) => connectionId),
  ...(tenant === other ? [tenant.as.clientId] : []),
  tenant.previewId,
  tenant.transferId,
  tenant.attemptId,
  tenant.subClientId,
  tenant.configurationId,
]
/** Our own rows may mention what we made up: what counts are theirs. */
const isOurs = (row: string): boolean =>
  row.includes(`"client_id":"${own.as.clientId}"`) && row.includes('"environment":"sandbox"')
const othersRows = async () => (await rows.with([...marksOf(other), ...marksOf(elsewhere)])).filter(row => !isOurs(row))

test.each(fields.map(field => [nameOf(field), field] as const))('%s: the table says whose it is', (_, { owned }) =>
  expect(owned, 'add it to ownedFields.ts').toBeDefined(),
)

describe.each(tested.map(target => [`${target.method} ${target.path}`, target] as const))('%s', (_, target) => {
  test('another’s and an unknown one are the same, to the byte, and nothing of another’s changes', async () => {
    own = await tenants.current()
    for (const { field, owned } of owning(target)) {
      const unknown = await query(field, randomLike(owned.of(own)))
      if (owned.kind === 'refused') expect(unknown.status, nameOf(field)).toBeGreaterThanOrEqual(400)
      for (const tenant of [other, elsewhere])
        expect(masked(await query(field, owned.of(tenant))), nameOf(field)).toEqual(masked(unknown))
    }
    expect(await othersRows()).toEqual(theirRows)
  })

  test('one’s own works', async () => {
    for (const { field, owned } of owning(target)) {
      own = await tenants.for(target)
      const unknown = await query(field, randomLike(owned.of(own)))
      const answer = await query(field, owned.of(own))
      expect(answer.status, `${nameOf(field)} ${answer.text}`).toBe(200)
      if (owned.kind !== 'ignored') expect(answer.text, nameOf(field)).not.toBe(unknown.text)
    }
  })
})
