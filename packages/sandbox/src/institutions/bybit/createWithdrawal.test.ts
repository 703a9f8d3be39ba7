import { expect, test } from 'vitest'
import { openBybit } from '../testing/openBybit.ts'

const { sandbox, as, CREATE, SENT, order } = openBybit()

test('a withdrawal debits the fee on top, once per requestId, and is in the records', async () => {
  const mesh = as('Mesh')
  const { body } = await mesh.post(CREATE, order({ requestId: 'twin' }))
  expect(body.result.id).toMatch(/^\d{9}$/)
  sandbox.clock.advance(10_000)
  expect((await mesh.post(CREATE, order({ requestId: 'twin' }))).body.retCode).toBe(131082)
  expect((await mesh.get(SENT)).body.result.rows).toMatchObject([{ status: 'Pending', txID: '' }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const { rows } = (await mesh.get(SENT, { withdrawID: body.result.id })).body.result
  expect(rows).toMatchObject([
    {
      withdrawId: body.result.id,
      amount: '10',
      withdrawFee: '0.01',
      status: 'success',
      txID: sandbox.memory.payments[0]?.hash,
    },
  ])
  expect(sandbox.ledger.balance('bybit', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('feeType 1 deducts the fee from the amount, and coins of the unified wallet are only used if requested', async () => {
  const eth = as('MeshETH')
  const change = { coin: 'ETH', amount: '1', feeType: 1 }
  expect((await eth.post(CREATE, order(change))).body.retCode).toBe(131212)
  const sent = await eth.post(CREATE, order({ ...change, accountType: 'FUND,UTA' }))
  const { rows } = (await eth.get(SENT, { withdrawID: sent.body.result.id })).body.result
  expect(rows).toMatchObject([{ amount: '0.9999', withdrawFee: '0.0001' }])
})

test('a coin can be withdrawn on a chain once in ten seconds', async () => {
  const mesh = as('Mesh')
  expect((await mesh.post(CREATE, order())).body.retCode).toBe(0)
  expect((await mesh.post(CREATE, order())).body.retCode).toBe(10006)
  expect((await mesh.post(CREATE, order({ chain: 'BASE' }))).body.retCode).toBe(0)
  sandbox.clock.advance(10_000)
  expect((await mesh.post(CREATE, order())).body.retCode).toBe(0)
})

test.each([
  ['readOnlyKey', 10005],
  ['whitelistOn', 131093],
  ['travelRule', 131002],
  ['kycMissing', 131004],
  ['restrictedRegion', 10024],
])('%s answers %i', async (persona, code) => {
  expect((await as(persona).post(CREATE, order())).body.retCode).toBe(code)
})

test('a withdrawal waits for Bybit’s review until the control API approves it', async () => {
  const user = as('emailConfirm')
  const { body } = await user.post(CREATE, order())
  await sandbox.settle()
  expect((await user.get(SENT)).body.result.rows).toMatchObject([{ status: 'SecurityCheck' }])
  await sandbox.control('POST', `/withdrawals/${body.result.id}/complete`)
  expect((await user.get(SENT)).body.result.rows).toMatchObject([{ status: 'success' }])
})
