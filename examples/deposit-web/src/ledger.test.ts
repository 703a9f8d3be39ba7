import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createLedger, fromUnits, toUnits } from './ledger.ts'

const body = { TransferId: 'T1', UserId: 'user-1', Token: 'USDC', TransferStatus: 'Succeeded', DestinationAmount: 12.5 }
const ledger = () => createLedger({ userId: 'user-1', symbol: 'USDC', depositUsd: 50 })
const webhook = (eventId: string, changes: object = {}) => ({
  eventId,
  receivedAtMs: 0,
  verified: { standard: true, body: true },
  body: { ...body, ...changes },
})

test('a transfer is credited once, however many of its events arrive', () => {
  const { record, state } = ledger()
  expect([record(webhook('E1')), record(webhook('E1')), record(webhook('E2'))]).toEqual([true, false, true])
  expect(state().balance).toBe('12.500000')
})

test.each([{ UserId: 'another' }, { Token: 'ETH' }, { TransferStatus: 'Pending' }, { TransferId: '' }])(
  'an event with %j credits nothing',
  changes => {
    const { record, state } = ledger()
    record(webhook('E1', changes))
    expect(state().balance).toBe('0.000000')
  },
)

test('an amount is read to the sixth decimal and written the same', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), units => {
      expect(toUnits(fromUnits(units))).toBe(units)
    }),
  )
  expect([toUnits('-1'), toUnits('1e3'), toUnits(null)]).toEqual([0n, 0n, 0n])
})
