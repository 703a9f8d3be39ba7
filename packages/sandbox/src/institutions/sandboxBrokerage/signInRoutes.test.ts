import { expect, test } from 'vitest'
import { brokerageClient } from '../testing/brokerageClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { sandboxBrokerage } from './simulator.ts'

const start = () => {
  const sandbox = openInstitutions(sandboxBrokerage)
  return { sandbox, ...brokerageClient(sandbox) }
}

test('a sign-in offers kinds of codes, sends the chosen one, and opens a session with it', async () => {
  const { login, sandbox } = start()
  expect((await login('mesh')).body).toMatchObject({ mfa_required: true, mfa_type: null, sent_to: null })
  expect((await sandbox.control('GET', '/sandboxBrokerage/codes')).body.codes).toEqual([])
  expect((await login('Mesh', { mfa_type: 'sms' })).body).toMatchObject({ mfa_type: 'sms', sent_to: '•••• 42' })
  expect((await login('Mesh', { mfa_type: 'sms', mfa_code: '123456' })).body).toMatchObject({ renewal: 'code' })
})

test('a user with one kind of code is not asked to choose a kind', async () => {
  const { login } = start()
  expect((await login('mfaSms')).body).toMatchObject({ mfa_types: ['sms'], mfa_type: 'sms', expires_in: 300 })
  expect((await login('mfaTotp')).body).toMatchObject({ mfa_types: ['totp'], mfa_type: 'totp', sent_to: null })
  expect((await login('mfaSms', { mfa_type: 'totp' })).body).toMatchObject({ error: 'invalid_field' })
})

test.each([
  ['Nobody', {}, 401, 'invalid_credentials'],
  ['Mesh', { password: 'wrong' }, 401, 'invalid_credentials'],
  ['Mesh', { password: 7 }, 401, 'invalid_credentials'],
  ['suspended', {}, 423, 'account_suspended'],
  ['Mesh', { mfa_type: 'pigeon' }, 400, 'invalid_field'],
])('%s with %j gets %i %s', async (username, change, status, error) => {
  expect(await start().login(username, change)).toMatchObject({ status, body: { error } })
})

test('the fifth wrong password or code in a row locks the account for 15 minutes, and for the right ones too', async () => {
  const { login, sandbox } = start()
  for (let turn = 0; turn < 2; turn += 1) await login('Mesh', { password: 'wrong' })
  const wrongCode = () => login('Mesh', { mfa_type: 'totp', mfa_code: '000000' })
  expect((await wrongCode()).body).toMatchObject({ mfa_problem: 'wrong' })
  expect((await wrongCode()).status).toBe(200)
  expect((await wrongCode()).body).toMatchObject({ error: 'account_locked' })
  expect((await login('Mesh', { mfa_type: 'totp', mfa_code: '123456' })).status).toBe(423)
  sandbox.clock.advance(15 * 60_000)
  expect((await login('Mesh', { mfa_type: 'totp', mfa_code: '123456' })).status).toBe(200)
})

test('a session by an app’s code is renewed with both tokens, and only with both', async () => {
  const { open, renew, call } = start()
  const { access_token, refresh_token } = await open('Mesh')
  expect((await renew({ refresh_token })).body).toMatchObject({ error: 'access_token_required' })
  expect((await renew({ refresh_token, access_token: 'other' })).status).toBe(401)
  const renewed = (await renew({ refresh_token, access_token })).body
  expect((await call(renewed.access_token, 'GET', '/account')).status).toBe(200)
})

test('a session by text message is renewed by another code', async () => {
  const { open, renew } = start()
  const { access_token, refresh_token } = await open('Mesh', 'sms')
  expect((await renew({ refresh_token })).body).toMatchObject({ mfa_required: true, mfa_type: 'sms' })
  expect((await renew({ refresh_token, mfa_code: '123456' })).body).toMatchObject({ error: 'access_token_required' })
  expect((await renew({ refresh_token, access_token, mfa_code: '654321' })).body).toMatchObject({
    mfa_problem: 'wrong',
  })
  expect((await renew({ refresh_token, access_token, mfa_code: '123456' })).body).toMatchObject({ renewal: 'code' })
  expect((await renew({ access_token, mfa_code: '123456' })).status).toBe(401)
})

test('a session by e-mail is renewed with its newest access token, expired or not, and with no older one', async () => {
  const { open, renew, sandbox } = start()
  const first = await open('Mesh', 'email')
  expect(first.refresh_token).toBeNull()
  sandbox.clock.advance(3_600_000)
  const second = (await renew({ access_token: first.access_token })).body
  expect(second.renewal).toBe('accessToken')
  expect((await renew({ access_token: first.access_token })).status).toBe(401)
  expect((await renew({ access_token: second.access_token })).status).toBe(200)
})

test('a token is invalid after the user has signed out', async () => {
  const { open, renew, call } = start()
  const tokens = await open('Mesh')
  expect((await call(tokens.access_token, 'POST', '/logout')).body).toEqual({ ended: true })
  expect((await call(tokens.access_token, 'GET', '/account')).body).toMatchObject({ error: 'token_invalid' })
  expect((await renew(tokens)).status).toBe(401)
})
