import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { sandbox, as, CREATE, order } = openKucoin()

test('the key, the time, the signature and the passphrase are checked', async () => {
  const query = (key: string, wrong?: Parameters<typeof as>[1], atMs?: number) =>
    as(key, wrong).get('/api/v1/user/api-key', {}, atMs)
  const code = async (...requested: Parameters<typeof query>) => (await query(...requested)).body.code
  expect(await code('Mesh')).toBe('200000')
  expect(await code('Mesh', { version: '2' })).toBe('200000')
  expect(await code('Mesh', { version: '1' })).toBe('400009')
  expect(await code('Nobody')).toBe('400003')
  expect(await code('ipLocked')).toBe('400006')
  expect(await code('suspended')).toBe('411100')
  expect(await code('Mesh', { secret: 'wrong' })).toBe('400005')
  expect(await code('Mesh', { passphrase: 'wrong' })).toBe('400004')
  expect(await code('Mesh', {}, sandbox.clock.nowMs() - 6_000)).toBe('400002')
  // The clock advances during the request, so this time is far enough ahead on arrival as well.
  expect(await code('Mesh', {}, sandbox.clock.nowMs() + 60_000)).toBe('400002')
  expect(await code('Mesh', {}, 12)).toBe('400002')
  expect((await query('Nobody')).status).toBe(400)
  const bare = await sandbox.fetch(`${sandbox.origin}/~api.kucoin.com/api/v1/accounts`)
  expect(await bare.json()).toMatchObject({ code: '400001' })
})

test('the signature covers the body exactly as sent and the unencoded address', async () => {
  expect((await as('Mesh').post(CREATE, order({ amount: 0 }))).body.code).toBe('400100')
  const { body } = await as('Mesh').get('/api/v1/accounts', { currency: 'A&B!' })
  expect(body).toEqual({ code: '200000', data: [] })
})
