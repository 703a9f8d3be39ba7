import { expect, test } from 'vitest'
import { openKucoin } from '../testing/openKucoin.ts'

const { sandbox, as, CREATE, SENT, order } = openKucoin()

test('a withdrawal debits the fee on top, and is found in the list and by its id', async () => {
  const mesh = as('Mesh')
  const { data } = (await mesh.post(CREATE, order({ remark: 'twin' }))).body
  expect(data.withdrawalId).toMatch(/^[0-9a-f]{24}$/)
  expect((await mesh.get(SENT)).body.data.items).toMatchObject([{ status: 'PROCESSING', walletTxId: null }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const reported = {
    id: data.withdrawalId,
    amount: '10.000000',
    fee: '0.010000',
    status: 'SUCCESS',
    walletTxId: sandbox.memory.payments[0]?.hash,
    remark: 'twin',
  }
  expect((await mesh.get(SENT, { currency: 'USDC' })).body.data.items).toMatchObject([{ ...reported, chain: 'eth' }])
  expect((await mesh.get(`${SENT}/${reported.id}`)).body.data).toMatchObject({ ...reported, chainId: 'eth' })
  expect((await as('Mesh4').get(`${SENT}/${reported.id}`)).body.code).toBe('400100')
  expect(sandbox.ledger.balance('kucoin', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('two equal requests make two withdrawals', async () => {
  const mesh = as('MeshUSDC')
  await mesh.post(CREATE, order({ remark: 'one' }))
  await mesh.post(CREATE, order({ remark: 'one' }))
  expect(sandbox.ledger.withdrawals({ institution: 'kucoin', persona: 'MeshUSDC', reference: 'one' })).toHaveLength(2)
})

test('the fee is deducted from the amount if requested or if the balance covers no more', async () => {
  const eth = as('MeshETH')
  const sent = async (change: object) => {
    const { data } = (await eth.post(CREATE, order({ currency: 'ETH', ...change }))).body
    return (await eth.get(`${SENT}/${data.withdrawalId}`)).body.data.amount
  }
  expect(await sent({ amount: 1, feeDeductType: 'INTERNAL' })).toBe('0.99990000')
  expect(await sent({ amount: 1, feeDeductType: undefined })).toBe('1.00000000')
  const rest = sandbox.ledger.balance('kucoin', 'MeshETH', 'ETH')
  const all = { currency: 'ETH', amount: Number(rest) }
  expect((await eth.post(CREATE, order(all))).body.msg).toBe('account.available.amount')
  expect(await sent({ amount: Number(rest), feeDeductType: undefined })).toBe('47.99980000')
})

test.each([
  ['readOnlyKey', '400007'],
  ['whitelistOn', '260325'],
  ['kycMissing', '400303'],
  ['restrictedRegion', '400301'],
  ['travelRule', '200000'],
])('%s answers %s', async (persona, code) => {
  expect((await as(persona).post(CREATE, order())).body.code).toBe(code)
})

test('a withdrawal waits for KuCoin’s review until the control API approves it', async () => {
  const user = as('emailConfirm')
  const { data } = (await user.post(CREATE, order())).body
  await sandbox.settle()
  expect((await user.get(SENT)).body.data.items).toMatchObject([{ status: 'REVIEW' }])
  await sandbox.control('POST', `/withdrawals/${data.withdrawalId}/complete`)
  expect((await user.get(SENT)).body.data.items).toMatchObject([{ status: 'SUCCESS' }])
})
