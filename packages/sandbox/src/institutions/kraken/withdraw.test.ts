import { expect, test } from 'vitest'
import { openKraken } from '../testing/openKraken.ts'

const { sandbox, as, TO, order, errorOf } = await openKraken()

test('a withdrawal debits the amount and delivers it less the fee, and two equal requests make two withdrawals', async () => {
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
