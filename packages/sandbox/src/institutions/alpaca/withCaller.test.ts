import { expect, test } from 'vitest'
import { openAlpaca } from '../testing/openAlpaca.ts'

const { sandbox, call, send } = openAlpaca()

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
