import fc from 'fast-check'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { LinkPreviewRequest, LinkTransfer, OpenLinkSessionRequest } from './linkApi.ts'

const id = '03b2d786-7092-4a6a-9737-d6013e21819b'
const takes = (amount: string) =>
  Value.Check(LinkPreviewRequest, { connectionId: id, symbol: 'USDC', networkId: id, amount })

test.each(['', '-1', '+1', '.5', '5.', '1e3', '1,5', ' 1', '1 ', '0x1', 'NaN', 'Infinity', '1'.repeat(31), '１'])(
  'an amount of "%s" is not taken',
  amount => expect(takes(amount)).toBe(false),
)

test('every decimal of up to 30 digits either side is', () => {
  const digits = fc.stringMatching(/^[0-9]{1,30}$/)
  fc.assert(
    fc.property(digits, fc.option(digits), (whole, fraction) => takes(fraction ? `${whole}.${fraction}` : whole)),
  )
})

test('a status or a step nobody named does not leave the server', () => {
  const transfer = {
    transferId: id,
    status: 'pending',
    isUnconfirmed: false,
    steps: [{ name: 'submitted', state: 'done', atMs: 1 }],
    ...{ amount: '1', symbol: 'USDC', networkId: id, networkName: 'n', fromName: 'f', fromAddress: '' },
    ...{ toAddress: 'a', institutionTransactionId: '', receiptUrl: 'https://rialto.example/receipt/1' },
  }
  expect(Value.Check(LinkTransfer, transfer)).toBe(true)
  expect(Value.Check(LinkTransfer, { ...transfer, status: 'unknown' })).toBe(false)
  expect(Value.Check(LinkTransfer, { ...transfer, steps: [{ name: 'hoped', state: 'done' }] })).toBe(false)
})

test('a code is short', () => {
  expect(Value.Check(OpenLinkSessionRequest, { code: 'c'.repeat(200) })).toBe(true)
  expect(Value.Check(OpenLinkSessionRequest, { code: 'c'.repeat(201) })).toBe(false)
  expect(Value.Check(OpenLinkSessionRequest, { code: '' })).toBe(false)
})
