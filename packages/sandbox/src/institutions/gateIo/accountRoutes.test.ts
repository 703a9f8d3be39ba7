import { expect, test } from 'vitest'
import { gateClient } from '../testing/gateClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gateIo } from './simulator.ts'

const sandbox = openInstitutions(gateIo)
const as = (key: string) => gateClient(sandbox, sandbox.clock.nowMs, key)

test('balances list coins above zero and no money, with pending withdrawals as locked', async () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await as('MeshUSDC').post('/withdrawals', { currency: 'USDC', chain: 'ETH', address, amount: '10' })
  expect((await as('MeshUSDC').get('/spot/accounts')).body).toEqual([
    { currency: 'USDC', available: '9990', locked: '10', update_id: 1 },
  ])
  const mesh = (await as('Mesh').get('/spot/accounts')).body as { currency: string }[]
  expect(mesh.map(({ currency }) => currency)).not.toContain('USD')
  expect((await as('Mesh').get('/spot/accounts', { currency: 'ETH' })).body).toHaveLength(1)
  expect((await as('Mesh2').get('/spot/accounts')).body).toEqual([])
})

test('the API returns a key’s permissions', async () => {
  const perms = async (key: string) =>
    ((await as(key).get('/account/main_keys')).body.perms as { name: string }[]).map(({ name }) => name)
  expect(await perms('Mesh')).toContain('withdraw')
  expect(await perms('readOnlyKey')).toEqual(['wallet', 'spot', 'account'])
})

test('a user has one number, everywhere the same', async () => {
  const { user_id: id } = (await as('Mesh').get('/account/detail')).body
  expect((await as('Mesh').get('/account/main_keys')).body.user_id).toBe(id)
  expect((await as('Mesh4').get('/account/detail')).body.user_id).not.toBe(id)
})
