import { defined } from '@rialto/defined'
import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { alpaca } from './simulator.ts'

const sandbox = openInstitutions(alpaca)
const TO = '0x00000000000000000000000000000000000000A1'
const DAY_MS = 86_400_000
const call = async (persona: string, method: string, path: string, body?: object, host = 'api.alpaca.markets') => {
  const response = await sandbox.fetch(`${sandbox.origin}/~${host}${path}`, {
    method,
    headers: { 'apca-api-key-id': persona, 'apca-api-secret-key': 'Pass123' },
    ...defined({ body: body && JSON.stringify(body) }),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  return { status: response.status, body: (await response.json()) as any }
}
const send = (persona: string, change: object = {}) =>
  call(persona, 'POST', '/v2/wallets/transfers', { asset: 'USDC', address: TO, amount: '10', ...change })

test('a whitelist entry counts a day after it was made', async () => {
  const entry = { asset: 'USDC', address: TO }
  expect((await send('whitelistOn')).body.message).toMatch(/whitelisted/)
  const added = await call('whitelistOn', 'POST', '/v2/wallets/whitelists', entry)
  expect(added.body).toMatchObject({ status: 'PENDING', chain: 'ETH' })
  expect((await send('whitelistOn')).status).toBe(403)
  await sandbox.control('POST', '/clock/advance', { ms: DAY_MS })
  expect((await call('whitelistOn', 'GET', '/v2/wallets/whitelists')).body).toMatchObject([{ status: 'APPROVED' }])
  expect((await send('whitelistOn')).status).toBe(200)
  // The same applies to other personas: a new entry waits for its day.
  await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Mesh4', ...entry })
  expect((await send('Mesh4')).status).toBe(403)
  expect((await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Nobody', ...entry })).status).toBe(400)
  expect((await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Mesh' })).status).toBe(400)
})
