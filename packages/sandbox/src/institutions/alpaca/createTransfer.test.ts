import { expect, test } from 'vitest'
import { openAlpaca } from '../testing/openAlpaca.ts'

const { sandbox, call, send } = openAlpaca()

test.each([
  [{ amount: '0.5' }, 422, /minimum/],
  [{ amount: '1.0000001' }, 422, /not valid/],
  [{ amount: '99999' }, 403, /insufficient balance/],
  [{ address: 'nowhere' }, 422, /invalid address/],
  [{ address: `0x${'0'.repeat(40)}` }, 422, /invalid address/],
  [{ chain: 'BASE' }, 422, /not supported/],
  [{ asset: 'AAPL' }, 422, /not supported/],
  [{ asset: '' }, 422, /asset is required/],
])('a withdrawal with %o is rejected', async (change, status, message) => {
  const answer = await send('Mesh', change)
  expect(answer.status).toBe(status)
  expect(answer.body.message).toMatch(message)
})

test('a withdrawal is debited with its fee on top, and two calls make two withdrawals', async () => {
  const before = sandbox.ledger.balance('alpaca', 'MeshUSDC', 'USDC')
  const first = await send('MeshUSDC')
  expect(first.body).toMatchObject({ direction: 'OUTGOING', status: 'PROCESSING', amount: '10', network_fee: '0.01' })
  const second = await send('MeshUSDC')
  expect(second.body.id).not.toBe(first.body.id)
  await sandbox.settle()
  expect(Number(before) - Number(sandbox.ledger.balance('alpaca', 'MeshUSDC', 'USDC'))).toBeCloseTo(20.02, 6)
  const { body } = await call('MeshUSDC', 'GET', `/v2/wallets/transfers/${first.body.id}`)
  expect(body).toMatchObject({ status: 'COMPLETE', tx_hash: sandbox.memory.payments[0]?.hash })
  expect((await call('Mesh', 'GET', `/v2/wallets/transfers/${first.body.id}`)).status).toBe(404)
  expect(sandbox.ledger.unbalanced()).toEqual([])
})
