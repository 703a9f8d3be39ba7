import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { sandbox, as, REQUESTS } = openBitstamp()

test('the key, the time, the nonce, the host and the signature are checked', async () => {
  const code = async (key: string, wrong = {}) => (await as(key).post('account_balances', {}, wrong)).body.code
  const nowMs = sandbox.clock.nowMs()
  expect(await code('Mesh')).toBeUndefined()
  expect(await code('Nobody')).toBe('API0001')
  expect(await code('ipLocked')).toBe('API0002')
  expect(await code('suspended')).toBe('API0006')
  expect(await code('Mesh', { secret: 'wrong' })).toBe('API0005')
  expect(await code('Mesh', { host: 'sandbox.bitstamp.net' })).toBe('API0005')
  expect(await code('Mesh', { version: 'v1' })).toBe('API0010')
  expect(await code('Mesh', { atMs: nowMs - 151_000 })).toBe('API0017')
  expect(await code('Mesh', { atMs: nowMs + 160_000 })).toBe('API0017')
  expect(await code('Mesh', { atMs: nowMs - 100_000 })).toBeUndefined()
  expect(await code('Mesh', { atMs: 12 })).toBe('API0018')
  expect(await code('Mesh', { nonce: 'short' })).toBe('API0004')
  expect(await code('Mesh', { contentType: 'application/x-www-form-urlencoded' })).toBe('API0020')
})

test('a nonce is accepted once, and a body only as a form', async () => {
  const nonce = 'f93c979d-b00d-43a9-9b9c-fd4cd9547fa6'
  const read = () => as('Mesh').post('account_balances', {}, { nonce })
  expect((await read()).status).toBe(200)
  expect((await read()).body).toEqual({ status: 'error', reason: 'Invalid nonce', code: 'API0004' })
  expect((await as('MeshBTC').post('account_balances', {}, { nonce })).status).toBe(200)
  const typed = await as('Mesh').post(REQUESTS, { id: '1' }, { contentType: 'application/json' })
  expect(typed.body.code).toBe('API0019')
})

test('forgets a nonce when the window has passed', async () => {
  const nonce = 'f93c979d-b00d-43a9-9b9c-fd4cd9547fa7'
  const read = async () => (await as('Mesh').post('account_balances', {}, { nonce })).status
  expect(await read()).toBe(200)
  sandbox.clock.advance(301_000)
  expect(await read()).toBe(200)
})
