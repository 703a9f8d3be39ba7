import { expect, test } from 'vitest'
import { krakenClient } from '../testing/krakenClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kraken } from './simulator.ts'

const sandbox = openInstitutions(kraken)
const clients = new Map<string, ReturnType<typeof krakenClient>>()
/** One client per key, as nonces require. */
const as = (key: string) => {
  const client = clients.get(key) ?? krakenClient(sandbox, key)
  clients.set(key, client)
  return client
}
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { asset: 'USDC', key: 'USDC wallet 1', amount: '10' }
const errorOf = async (client: ReturnType<typeof krakenClient>, method: string, params?: Record<string, string>) => {
  const { status, body } = await client.call(method, params)
  expect(status).toBe(200)
  return (body as { error: string[] }).error[0]
}
for (const persona of [
  'Mesh',
  'MeshUSDC',
  'readOnlyKey',
  'restrictedRegion',
  'kycMissing',
  'emailConfirm',
  'mfaTotp',
]) {
  await sandbox.control('POST', '/kraken/addresses', { persona, symbol: 'USDC', addresses: [TO] })
}

test('checks the key, the signature and the nonce', async () => {
  expect(await errorOf(as('Mesh'), 'BalanceEx')).toBeUndefined()
  expect(await errorOf(as('Nobody'), 'BalanceEx')).toBe('EAPI:Invalid key')
  expect(await errorOf(as('ipLocked'), 'BalanceEx')).toBe('EAPI:Invalid key')
  expect(await errorOf(as('suspended'), 'BalanceEx')).toBe('EAuth:Account temporary disabled')
  expect(await errorOf(krakenClient(sandbox, 'Mesh', 'wrong'), 'BalanceEx')).toBe('EAPI:Invalid signature')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1000' })).toBeUndefined()
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1000' })).toBe('EAPI:Invalid nonce')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '999' })).toBe('EAPI:Invalid nonce')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1001' })).toBeUndefined()
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: 'soon' })).toBe('EAPI:Invalid nonce')
  // A refused signature uses no nonce up.
  expect(await errorOf(krakenClient(sandbox, 'Mesh4', 'wrong'), 'BalanceEx', { nonce: '1002' })).toBe(
    'EAPI:Invalid signature',
  )
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1002' })).toBeUndefined()
})

test('takes the right code, and no other', async () => {
  expect(await errorOf(as('mfaTotp'), 'Withdraw', { ...order, otp: '000000' })).toBe('EAPI:Invalid signature')
  expect(await errorOf(as('mfaTotp'), 'Withdraw', { ...order, otp: '123456' })).toBeUndefined()
})
