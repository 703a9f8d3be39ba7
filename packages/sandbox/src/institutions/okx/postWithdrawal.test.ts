import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { sandbox, as, TO, WITHDRAW, SENT, order } = openOkx()

test('a withdrawal debits the fee on top and is in the history, and a repeated clientId makes another withdrawal', async () => {
  const mesh = as('Mesh')
  const { body } = await mesh.post(WITHDRAW, order({ clientId: 'twin' }))
  expect(body.data).toMatchObject([{ ccy: 'USDC', amt: '10', clientId: 'twin', chain: 'USDC-ERC20' }])
  const [{ wdId }] = body.data
  expect((await mesh.get(SENT, { clientId: 'twin' })).body.data).toMatchObject([{ wdId, state: '0', txId: '' }])
  await sandbox.settle()
  const paid = sandbox.memory.payments.filter(({ symbol }) => symbol === 'USDC')
  expect(paid.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  expect((await mesh.get(SENT, { wdId })).body.data).toMatchObject([
    { amt: '10', fee: '0.01', feeCcy: 'USDC', state: '2', txId: paid[0]?.hash, to: TO },
  ])
  expect(sandbox.ledger.balance('okx', 'Mesh', 'USDC')).toBe('9989.99')
  expect((await mesh.post(WITHDRAW, order({ clientId: 'twin' }))).body.code).toBe('0')
  expect((await mesh.get(SENT, { clientId: 'twin' })).body.data).toHaveLength(2)
  expect((await mesh.get(SENT, { clientId: 'none' })).body.data).toEqual([])
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  ['readOnlyKey', '50120'],
  ['whitelistOn', '58207'],
  ['travelRule', '58237'],
  ['kycMissing', '58233'],
  ['restrictedRegion', '58248'],
])('persona %s gets %s', async (persona, code) => {
  expect((await as(persona).post(WITHDRAW, order())).body.code).toBe(code)
})

test('a withdrawal waits for OKX’s review until the control API approves it', async () => {
  const user = as('emailConfirm')
  const [{ wdId }] = (await user.post(WITHDRAW, order())).body.data
  await sandbox.settle()
  expect((await user.get(SENT, { wdId })).body.data).toMatchObject([{ state: '4' }])
  await sandbox.control('POST', `/withdrawals/${wdId}/complete`)
  expect((await user.get(SENT, { state: '2' })).body.data).toMatchObject([{ wdId }])
})
