import { expect, test } from 'vitest'
import { krakenClient } from '../testing/krakenClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kraken } from './simulator.ts'

const sandbox = openInstitutions(kraken)
const clients = new Map<string, ReturnType<typeof krakenClient>>()
/** One client per key, because its nonces must increase. */
const as = (key: string) => {
  const client = clients.get(key) ?? krakenClient(sandbox, key)
  clients.set(key, client)
  return client
}
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { asset: 'USDC', key: 'USDC wallet 1', amount: '10' }
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

test('a withdrawal is held for review until the control API completes it', async () => {
  const { refid } = (await as('emailConfirm').call('Withdraw', order)).body.result
  await sandbox.settle()
  const held = (await as('emailConfirm').call('WithdrawStatus')).body.result
  expect(held).toMatchObject([{ status: 'Initial', 'status-prop': 'onhold' }])
  await sandbox.control('POST', `/withdrawals/${refid}/complete`)
  expect((await as('emailConfirm').call('WithdrawStatus')).body.result).toMatchObject([{ status: 'Success' }])
})
