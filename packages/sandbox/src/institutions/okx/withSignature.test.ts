import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { as, WITHDRAW, CONFIG, order } = openOkx()

test.each([
  ['Nobody', {}, 401, '50111'],
  ['ipLocked', {}, 401, '50110'],
  ['suspended', {}, 200, '50007'],
  ['Mesh', { secret: 'wrong' }, 401, '50113'],
  ['Mesh', { passphrase: 'wrong' }, 401, '50105'],
  ['Mesh', { time: '2020-12-08T09:08:57.715Z' }, 401, '50102'],
  ['Mesh', { time: '2099-12-08T09:08:57.715Z' }, 401, '50102'],
  ['Mesh', { time: '1607418537' }, 401, '50112'],
  ['Mesh', { time: '2020-12-08T09:08:57Z' }, 401, '50112'],
  ['Mesh', { without: 'ok-access-key' }, 401, '50103'],
  ['Mesh', { without: 'ok-access-passphrase' }, 401, '50104'],
  ['Mesh', { without: 'ok-access-sign' }, 401, '50106'],
  ['Mesh', { without: 'ok-access-timestamp' }, 401, '50107'],
])('refuses %s with %j', async (key, wrong, status, code) => {
  const answer = await as(key, wrong).get(CONFIG)
  expect([answer.status, answer.body.code, answer.body.data]).toEqual([status, code, []])
})

test('the signature covers query and body exactly as sent', async () => {
  const mesh = as('Mesh')
  expect((await mesh.get('/api/v5/asset/currencies', { ccy: 'USDC' })).body.code).toBe('0')
  expect((await mesh.post(WITHDRAW, order({ amt: 'x' }))).body).toEqual({
    code: '51000',
    msg: 'Parameter amt error',
    data: [],
  })
  expect((await mesh.post(WITHDRAW, '')).body.code).toBe('50000')
  expect((await mesh.post(WITHDRAW, 'no json')).body.code).toBe('50002')
})
