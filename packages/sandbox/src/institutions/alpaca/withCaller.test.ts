import { defined } from '@rialto/defined'
import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { alpaca } from './simulator.ts'

const sandbox = openInstitutions(alpaca)
const TO = '0x00000000000000000000000000000000000000A1'
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

test('callers authenticate by token or key, and paths match exactly', async () => {
  expect((await call('Mesh', 'GET', '/v2/account')).status).toBe(200)
  expect(await call('Nobody', 'GET', '/v2/account')).toEqual({
    status: 401,
    body: { code: 40110000, message: 'request is not authorized' },
  })
  const bearer = { headers: { authorization: 'Bearer made-up' } }
  expect((await sandbox.fetch(`${sandbox.origin}/~api.alpaca.markets/v2/account`, bearer)).status).toBe(401)
  expect((await call('Mesh', 'GET', '/v2/accounts')).body.code).toBe(40410000)
})

test('a read-only caller cannot write', async () => {
  expect((await send('readOnlyKey')).body.message).toMatch(/scope/)
  expect((await call('readOnlyKey', 'POST', '/v2/wallets/whitelists', {})).status).toBe(403)
  expect((await call('readOnlyKey', 'GET', '/v2/positions')).status).toBe(200)
})
