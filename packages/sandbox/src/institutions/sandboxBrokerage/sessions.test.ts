import { expect, test } from 'vitest'
import { brokerageClient } from '../testing/brokerageClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { sandboxBrokerage } from './simulator.ts'

const sandbox = openInstitutions(sandboxBrokerage)
const { call, open } = brokerageClient(sandbox)

test('access ends after an hour of the sandbox’s clock', async () => {
  const { access_token } = await open('Mesh')
  sandbox.clock.advance(3_599_999)
  expect((await call(access_token, 'GET', '/account')).status).toBe(200)
  sandbox.clock.advance(1)
  expect(await call(access_token, 'GET', '/account')).toMatchObject({ status: 401, body: { error: 'token_expired' } })
})

test('a token that there never was is not valid, and the control API ends those that there are', async () => {
  const { access_token } = await open('Mesh')
  expect((await call('made-up', 'GET', '/account')).body.error).toBe('token_invalid')
  await sandbox.control('POST', '/tokens/revoke', { persona: 'Mesh' })
  expect((await call(access_token, 'GET', '/account')).body.error).toBe('token_invalid')
})

test('a read-only user can sign in, and cannot withdraw', async () => {
  const { access_token } = await open('readOnlyKey')
  expect((await call(access_token, 'GET', '/account')).body).toMatchObject({ may_withdraw: false })
  expect(await call(access_token, 'POST', '/withdrawals', {})).toMatchObject({
    status: 403,
    body: { error: 'permission_missing' },
  })
})

test.each([
  ['totp', 'bothTokens', true],
  ['sms', 'code', true],
  ['email', 'accessToken', false],
])('after a code by %s a session is renewed by %s', async (type, renewal, hasRefreshToken) => {
  const session = await open('Mesh4', type)
  expect([session.renewal, session.refresh_token !== null]).toEqual([renewal, hasRefreshToken])
})
