import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { adminCaller } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

let server: TestServer
let production: TestServer
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  ;[server, production] = await Promise.all([createTestServer(), createTestServer({ environment: 'production' })])
  headers = await signedIn(server, await addMember(server))
})
afterAll(() => Promise.all([server?.stop(), production?.stop()]))

const call: ReturnType<typeof adminCaller> = (...request) => adminCaller(server)(...request)
const read = async () => (await call('GET', '/Sandbox', { headers })).body.content

test('an operator takes an institution down, makes requests fail and moves the clock; a reset undoes all but the clock', async () => {
  const before = await read()
  expect(before.personas).toContainEqual({ name: 'Mesh2', about: 'Empty: connects, holds nothing' })
  expect(before.amounts.map(({ name }: { name: string }) => name)).toContain('.777')
  const [{ name }] = before.institutions
  const fault = { host: before.institutions[0].hosts[0], mode: 'latency', times: 3 }
  const answers = [
    await call('PUT', `/Sandbox/institutions/${name}`, { headers, body: { isUp: false } }),
    await call('POST', '/Sandbox/faults', { headers, body: fault }),
    await call('POST', '/Sandbox/clock', { headers, body: { seconds: 3_600 } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const changed = await read()
  expect(changed.institutions[0]).toMatchObject({ name, isUp: false })
  expect(changed.faults).toMatchObject([fault])
  expect(changed.nowTimestamp).toBeGreaterThanOrEqual(before.nowTimestamp + 3_600)
  expect((await call('POST', '/Sandbox/reset', { headers, body: { persona: 'Mesh' } })).status).toBe(200)
  expect((await read()).faults).toHaveLength(1)
  expect((await call('POST', '/Sandbox/reset', { headers, body: {} })).status).toBe(200)
  const after = await read()
  expect(after).toEqual({ ...before, nowTimestamp: after.nowTimestamp })
  expect(after.nowTimestamp).toBeGreaterThanOrEqual(changed.nowTimestamp)
  const log = await call('POST', '/AuditLog/list', { headers, body: {} })
  expect(log.body.content.map(({ operation }: { operation: string }) => operation)).toEqual([
    'resetSandbox',
    'resetSandbox',
    'advanceSandboxClock',
    'addSandboxFault',
    'setSandboxInstitution',
  ])
})

test('unknown sandbox values are rejected with the sandbox’s own messages, and faults are removed', async () => {
  const [host] = (await read()).institutions[0].hosts
  const wrong = [
    await call('PUT', '/Sandbox/institutions/nobody', { headers, body: { isUp: false } }),
    await call('POST', '/Sandbox/faults', { headers, body: { host: 'example.com', mode: 'latency' } }),
    await call('POST', '/Sandbox/faults', { headers, body: { host, mode: 'explode' } }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(wrong[1]?.body.message).toContain('host must be one of')
  const nobody = await call('POST', '/Sandbox/reset', { headers, body: { persona: '../clock' } })
  expect(nobody.body.message).toBe('Unknown persona')
  await call('POST', '/Sandbox/faults', { headers, body: { host, mode: 'hang' } })
  expect((await call('DELETE', '/Sandbox/faults', { headers })).status).toBe(200)
  expect((await read()).faults).toEqual([])
})

test('production has no sandbox', async () => {
  const as = await signedIn(production, await addMember(production))
  const answers = [
    await adminCaller(production)('GET', '/Sandbox', { headers: as }),
    await adminCaller(production)('POST', '/Sandbox/clock', { headers: as, body: { seconds: 1 } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})
