import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { as, TO } = openOkx()

test('chains are listed, with addresses for open ones', async () => {
  const mesh = as('Mesh')
  const { data } = (await mesh.get('/api/v5/asset/currencies', { ccy: 'USDC' })).body
  expect(data).toMatchObject([
    { chain: 'USDC-ERC20', fee: '0.01', minWd: '1', wdTickSz: '6', canWd: true, mainNet: true },
    { chain: 'USDC-Base', fee: '0.005', mainNet: false },
    { chain: 'USDC-Solana', canWd: false, canDep: false },
  ])
  expect((await mesh.get('/api/v5/asset/currencies', { ccy: 'NOPE' })).status).toBe(400)
  expect((await mesh.get('/api/v5/asset/currencies')).body.data.length).toBeGreaterThan(10)
  const addresses = await mesh.get('/api/v5/asset/deposit-address', { ccy: 'USDC' })
  expect(addresses.body.data).toMatchObject([
    { chain: 'USDC-ERC20', addr: TO, selected: true },
    { chain: 'USDC-Base', addr: TO },
  ])
  expect((await mesh.get('/api/v5/asset/deposit-address')).body.code).toBe('50014')
})
