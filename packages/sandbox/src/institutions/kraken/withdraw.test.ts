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

test('debits the amount, delivers it less the fee, and sends twice what is asked twice', async () => {
  const mesh = as('Mesh')
  expect((await mesh.call('WithdrawInfo', order)).body.result).toEqual({
    method: 'USDC',
    limit: '9999.990000',
    amount: '9.990000',
    fee: '0.010000',
  })
  const first = (await mesh.call('Withdraw', { ...order, address: TO, max_fee: '0.01' })).body.result.refid
  const second = (await mesh.call('Withdraw', order)).body.result.refid
  expect(first).toMatch(/^FT[0-9a-f]{26}$/)
  expect(second).not.toBe(first)
  const waiting = (await mesh.call('WithdrawStatus', { asset: 'USDC' })).body.result
  expect(waiting).toMatchObject([{ refid: second, status: 'Initial', txid: null }, { refid: first }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([9_990_000n, 9_990_000n])
  const done = (await mesh.call('WithdrawStatus', { asset: 'USDC' })).body.result
  expect(done[1]).toMatchObject({
    refid: first,
    info: TO,
    amount: '9.990000',
    fee: '0.010000',
    status: 'Success',
    txid: sandbox.memory.payments[0]?.hash,
    network: 'Ethereum',
    key: 'USDC wallet 1',
  })
  expect((await mesh.call('WithdrawStatus', { start: String(done[0].time + 60) })).body.result).toEqual([])
  expect((await mesh.call('WithdrawStatus', { end: String(done[0].time), limit: '1' })).body.result).toHaveLength(1)
  expect((await mesh.call('WithdrawStatus', { asset: 'XBT' })).body.result).toEqual([])
  expect(sandbox.ledger.balance('kraken', 'Mesh', 'USDC')).toBe('9980')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [{ amount: '10001' }, 'EFunding:Insufficient funds'],
  [{ amount: '0.5' }, 'EFunding:Amount below minimum'],
  [{ amount: '0.01' }, 'EFunding:Invalid amount'],
  [{ amount: '1.0000001' }, 'EFunding:Invalid amount'],
  [{ amount: '-1' }, 'EFunding:Invalid amount'],
  [{ key: 'another' }, 'EFunding:Unknown withdraw key'],
  [{ asset: 'ETH' }, 'EFunding:Unknown withdraw key'],
  [{ asset: 'NOPE' }, 'EFunding:Unknown asset'],
  [{ address: '0x0000000000000000000000000000000000000001' }, 'EFunding:Invalid withdrawal address'],
  [{ max_fee: '0.009' }, 'EFunding:Max fee exceeded'],
])('refuses %j with %s', async (change, error) => {
  expect(await errorOf(as('MeshUSDC'), 'Withdraw', { ...order, ...change })).toBe(error)
})

test.each([
  ['readOnlyKey', 'EGeneral:Permission denied'],
  ['whitelistOn', 'EFunding:Unknown withdraw key'],
  ['kycMissing', 'EAccount:Invalid permissions'],
  ['restrictedRegion', 'EAccount:Invalid permissions:withdrawals restricted for US:TX.'],
  ['mfaTotp', 'EAPI:Invalid signature'],
])('%s answers %s', async (persona, error) => {
  expect(await errorOf(as(persona), 'Withdraw', order)).toBe(error)
})
