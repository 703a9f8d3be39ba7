import { expect, test } from 'vitest'
import { openAlpaca } from '../testing/openAlpaca.ts'

const { call } = openAlpaca()

test('an asset on a supported chain has one wallet, and none on another chain', async () => {
  const { body } = await call('Mesh', 'GET', '/v2/wallets?asset=USDC&chain=ETH')
  expect(body).toMatchObject({ chain: 'ETH', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  expect((await call('Mesh', 'GET', '/v2/wallets?asset=USDC&chain=BASE')).status).toBe(422)
  expect((await call('Mesh', 'GET', '/v2/wallets/fees/estimate?asset=USDC&amount=1')).body).toEqual({ fee: '0.01' })
})
