import { afterAll, beforeAll, expect, test } from 'vitest'

import { eventually } from '../harness/eventually.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'
import { typeCommand } from '../harness/typeCommand.ts'

let rialto: Rialto
beforeAll(async () => {
  rialto = await startRialto({ embeddedDatabase: true, env: { RIALTO_DEMO: 'off', RIALTO_LOG_LEVEL: 'info' } })
})
afterAll(() => rialto?.stop())

const type = (...words: string[]) => typeCommand(rialto, ...words)

const status = async (secret: string): Promise<number> => {
  const headers = { 'x-client-id': demoClient.id, 'x-client-secret': secret }
  return (await fetch(`${rialto.api}/api/v1/integrations`, { headers })).status
}

test('a key made beside a running server works at once, and ends within seconds of being revoked', async () => {
  const made = await type('keys', 'create', '--client', demoClient.id, '--permissions', 'read', '--label', 'second')
  const secret = /sk_sandbox_[0-9A-Za-z]{49}/.exec(made)?.[0] ?? ''
  const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(made) ?? []
  expect(await status(secret)).toBe(200)
  await type('keys', 'revoke', id)
  await eventually(async () => (await status(secret)) === 401, 'the revoked key to be refused', 10_000)
  expect(await status(demoClient.secret)).toBe(200)
  expect(rialto.output()).not.toContain(secret)
})

test('the command leaves the demo client as the server made it', async () => {
  const before = await type('clients', 'list')
  expect(before).toContain(demoClient.id)
  expect(await type('migrate')).toBe('The database is up to date.\n')
  expect(await type('clients', 'list')).toBe(before)
})

test('the doctor recognises the server that runs', async () => {
  const report = await type('doctor')
  expect(report).toContain(`Port ${new URL(rialto.api).port} (PORT) is in use by a running Rialto`)
  expect(report).toContain('Ready to start.')
})

/** The log, a line each. Throws where standard output holds anything else. */
const logged = () =>
  rialto
    .standardOutput()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as { level: string; msg: string; route?: string; requestId?: string })

test('standard output is JSON alone, a line for each request and none for probes; the start message is beside it', async () => {
  for (const probe of ['/healthz', '/readyz']) expect((await fetch(`${rialto.api}${probe}`)).status).toBe(200)
  const before = logged().filter(({ route }) => route === '/api/v1/status').length
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${rialto.api}/api/v1/status`)))
  expect(answers.map(({ status: code }) => code)).toEqual([401, 401, 401])
  const ofRequests = await eventually(async () => {
    const lines = logged().filter(({ route }) => route === '/api/v1/status')
    return lines.length >= before + 3 && lines
  }, 'a line for each request')
  expect(ofRequests).toHaveLength(before + 3)
  expect(new Set(ofRequests.map(({ requestId }) => requestId)).size).toBe(before + 3)
  expect(logged().filter(({ route = '' }) => /z$/.test(route))).toEqual([])
  expect(rialto.output()).toContain('Ctrl-C stops everything.')
  expect(rialto.standardOutput()).not.toContain('Ctrl-C')
})
