import { expect, test } from 'vitest'
import { openOkx } from '../testing/openOkx.ts'

const { as, WITHDRAW, order } = openOkx()

const TRANSFER = '/api/v5/asset/transfer'

test('coins move between the two accounts, and withdrawals debit the funding account only', async () => {
  const user = as('MeshETH')
  const move = (amt: string, from: string, to: string) => user.post(TRANSFER, { ccy: 'ETH', amt, from, to })
  expect((await move('45', '6', '18')).body.data).toMatchObject([{ ccy: 'ETH', amt: '45', from: '6', to: '18' }])
  expect((await user.get('/api/v5/account/balance')).body.data[0].details).toMatchObject([{ cashBal: '45' }])
  expect((await move('6', '6', '18')).body.code).toBe('58116')
  expect((await move('1', '6', '6')).body.code).toBe('58123')
  expect((await move('1', '6', '7')).body.code).toBe('51000')
  expect((await move('0', '6', '18')).body.code).toBe('51000')
  const sendTen = () => user.post(WITHDRAW, order({ ccy: 'ETH', chain: 'ETH-ERC20' }))
  expect((await sendTen()).body.code).toBe('58350')
  expect((await move('6', '18', '6')).body.code).toBe('0')
  expect((await sendTen()).body.code).toBe('0')
  expect((await user.get('/api/v5/asset/balances')).body.data).toEqual([
    { ccy: 'ETH', bal: '11', availBal: '0.9999', frozenBal: '10.0001' },
  ])
  expect((await as('readOnlyKey').post(TRANSFER, {})).body.code).toBe('50120')
})
