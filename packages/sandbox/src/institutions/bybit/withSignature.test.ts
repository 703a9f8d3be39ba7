import { expect, test } from 'vitest'
import { openBybit } from '../testing/openBybit.ts'

const { sandbox, as, CREATE, order } = openBybit()

test('the key, the time and the signature are checked', async () => {
  const code = async (key: string, secret?: string, atMs?: number) =>
    (await as(key, secret).get('/v5/user/query-api', {}, atMs)).body.retCode
  const nowMs = sandbox.clock.nowMs()
  expect(await code('Mesh')).toBe(0)
  expect(await code('Nobody')).toBe(10003)
  expect(await code('ipLocked')).toBe(10010)
  expect(await code('suspended')).toBe(10008)
  expect(await code('Mesh', 'wrong')).toBe(10004)
  expect(await code('Mesh', undefined, nowMs - 6_000)).toBe(10002)
  expect(await code('Mesh', undefined, nowMs + 60_000)).toBe(10002)
  expect(await code('Mesh', undefined, 12)).toBe(10002)
})

test('the signature covers the body exactly as sent', async () => {
  const client = as('Mesh')
  const { body } = await client.post(CREATE, order({ amount: 'x' }))
  expect(body).toMatchObject({ retCode: 131002, result: {} })
})
