import { defined } from '@rialto/defined'
import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { alpaca } from './simulator.ts'

const sandbox = openInstitutions(alpaca)
const call = async (persona: string, method: string, path: string, body?: object, host = 'api.alpaca.markets') => {
  const response = await sandbox.fetch(`${sandbox.origin}/~${host}${path}`, {
    method,
    headers: { 'apca-api-key-id': persona, 'apca-api-secret-key': 'Pass123' },
    ...defined({ body: body && JSON.stringify(body) }),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  return { status: response.status, body: (await response.json()) as any }
}

test('an asset on a supported chain has one wallet, and none on another chain', async () => {
  const { body } = await call('Mesh', 'GET', '/v2/wallets?asset=USDC&chain=ETH')
  expect(body).toMatchObject({ chain: 'ETH', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  expect((await call('Mesh', 'GET', '/v2/wallets?asset=USDC&chain=BASE')).status).toBe(422)
  expect((await call('Mesh', 'GET', '/v2/wallets/fees/estimate?asset=USDC&amount=1')).body).toEqual({ fee: '0.01' })
})
