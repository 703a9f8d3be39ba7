import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { as, TO } = openKucoin()

const ADDRESSES = '/api/v3/deposit-addresses'

test('a deposit address exists after a request for it', async () => {
  const mesh = as('Mesh')
  const read = async (chain: string) => (await mesh.get(ADDRESSES, { currency: 'USDC', chain })).body.data
  const create = async (body: object) => (await mesh.post('/api/v3/deposit-address/create', body)).body
  expect(await read('base')).toEqual([])
  expect((await mesh.get('/api/v1/deposit-addresses', { currency: 'USDC' })).body.data).toBeNull()
  const made = await create({ currency: 'USDC', chain: 'base', to: 'main' })
  expect(made.data).toMatchObject({ address: TO, chainId: 'base', to: 'MAIN', currency: 'USDC' })
  expect(await read('base')).toEqual([made.data])
  expect((await create({ currency: 'USDC', chain: 'base' })).code).toBe('260000')
  expect((await create({ currency: 'USDC', chain: 'sol' })).code).toBe('900014')
  expect((await mesh.get(ADDRESSES, { currency: 'NOPE' })).body.code).toBe('400100')
})
