import { expect, test } from 'vitest'
import { gateClient } from '../testing/gateClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gateIo } from './simulator.ts'

const sandbox = openInstitutions(gateIo)
const nowS = Math.floor(sandbox.clock.nowMs() / 1_000)
const call = async (key: string, { secret = 'Pass123', timestamp = String(nowS) } = {}) => {
  const { status, body } = await gateClient(sandbox, sandbox.clock.nowMs, key, secret).get(
    '/spot/accounts',
    { currency: 'USDC' },
    timestamp,
  )
  return [status, body.label]
}

test.each([
  ['Mesh', {}, 200, undefined],
  ['Mesh', { timestamp: String(nowS - 60) }, 200, undefined],
  ['Mesh', { timestamp: String(nowS + 60) }, 200, undefined],
  ['Mesh', { timestamp: String(nowS - 61) }, 403, 'REQUEST_EXPIRED'],
  ['Mesh', { timestamp: String(nowS + 61) }, 403, 'REQUEST_EXPIRED'],
  ['Mesh', { timestamp: '12' }, 400, 'MISSING_REQUIRED_HEADER'],
  ['Mesh', { secret: 'wrong' }, 401, 'INVALID_SIGNATURE'],
  ['Nobody', {}, 401, 'INVALID_KEY'],
  ['ipLocked', {}, 403, 'IP_FORBIDDEN'],
  ['suspended', {}, 403, 'ACCOUNT_LOCKED'],
])('%s with %j gets %i %s', async (key, wrong, status, label) => {
  expect(await call(key, wrong)).toEqual([status, label])
})

test('the signature covers the unescaped query and the body exactly as sent', async () => {
  const mesh = gateClient(sandbox, sandbox.clock.nowMs, 'Mesh')
  expect(await mesh.get('/spot/accounts', { currency: 'A&B!' })).toEqual({ status: 200, body: [] })
  expect((await mesh.post('/withdrawals', 'no json')).body.label).toBe('INVALID_REQUEST_BODY')
})
