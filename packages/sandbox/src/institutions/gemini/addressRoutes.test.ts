import { expect, test } from 'vitest'
import { openGemini } from '../testing/openGemini.ts'

const { as, TO, order, reasonOf } = openGemini()

test('networks, fees and addresses are listed', async () => {
  const mesh = as('Mesh')
  expect((await mesh.get('/v2/network/USDC')).body).toEqual({ token: 'USDC', network: ['ethereum', 'base'] })
  expect(await reasonOf(mesh.get('/v2/network/NOSUCH'))).toEqual([404, 'UnsupportedNetwork'])
  const fee = await mesh.call('/v2/withdraw/base/usdc/feeEstimate', { address: TO, amount: '1' })
  expect(fee.body).toMatchObject({ currency: 'USDC', fee: 0.005 })
  expect(await reasonOf(mesh.call('/v2/withdraw/solana/usdc/feeEstimate', order()))).toEqual([
    404,
    'UnsupportedNetwork',
  ])
  expect(await reasonOf(mesh.call('/v2/withdraw/base/usdc/feeEstimate'))).toEqual([400, 'MissingPayloadKey'])
  expect((await mesh.call('/v1/addresses/base')).body).toEqual([])
  expect((await mesh.call('/v1/deposit/base/newAddress')).body).toEqual({ network: 'base', address: TO })
  expect((await mesh.call('/v1/addresses/base')).body).toMatchObject([{ address: TO, network: 'base' }])
  expect(await reasonOf(mesh.call('/v1/addresses/tezos'))).toEqual([404, 'UnsupportedNetwork'])
  expect(await reasonOf(mesh.call('/v1/deposit/tezos/newAddress'))).toEqual([404, 'UnsupportedNetwork'])
  expect(await reasonOf(as('readOnlyKey').call('/v1/deposit/base/newAddress'))).toEqual([403, 'MissingRole'])
})
