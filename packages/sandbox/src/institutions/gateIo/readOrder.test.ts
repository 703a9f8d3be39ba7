import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { readOrder } from './readOrder.ts'
import { gateIo } from './simulator.ts'

const { ctx } = openInstitutions(gateIo)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { currency: 'USDC', chain: 'BASEEVM', address: TO, amount: '10.5', withdraw_order_id: 'a_b-c.1' }
const read = (change: object = {}) => readOrder(ctx, JSON.stringify({ ...order, ...change }))

test('the order has the debited amount, the chain’s fee and the client’s id', () => {
  expect(read()).toMatchObject({ amountUnits: 10_500_000n, feeUnits: 5_000n, orderId: 'a_b-c.1', memo: '' })
})

test.each([
  [{ currency: 'NOPE' }, 'INVALID_CURRENCY'],
  [{ currency: 'USD' }, 'INVALID_CURRENCY'],
  [{ chain: 'TRX' }, 'INVALID_PARAM_VALUE'],
  [{ chain: 'SOL' }, 'INVALID_PARAM_VALUE'],
  [{ chain: undefined }, 'INVALID_PARAM_VALUE'],
  [{ address: '0x12' }, 'INVALID_PARAM_VALUE'],
  [{ address: `0x${'0'.repeat(40)}` }, 'INVALID_PARAM_VALUE'],
  [{ withdraw_order_id: 'with space' }, 'INVALID_PARAM_VALUE'],
  [{ withdraw_order_id: 'x'.repeat(33) }, 'INVALID_PARAM_VALUE'],
  [{ amount: '1.0000001' }, 'INVALID_PARAM_VALUE'],
  [{ amount: '-1' }, 'INVALID_PARAM_VALUE'],
  [{ amount: 10 }, 'INVALID_PARAM_VALUE'],
  [{ amount: '0.999999' }, 'AMOUNT_TOO_LITTLE'],
  [{ amount: '10000000.000001' }, 'WITHDRAWAL_OVER_LIMIT'],
])('%j is refused with %s', (change, label) => {
  const answer = read(change)
  expect('status' in answer && [answer.status, JSON.parse(answer.body).label]).toEqual([400, label])
})

test.each(['', '[]', '{'])('the body %j is refused', body => {
  expect(readOrder(ctx, body)).toMatchObject({ status: 400, body: expect.stringContaining('INVALID_REQUEST_BODY') })
})
