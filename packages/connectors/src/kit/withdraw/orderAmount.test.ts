import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalPlaces, rejectAmount } from './orderAmount.ts'

describe('refuseAmount', () => {
  test('amounts that the institution accepts unchanged pass', () => {
    expect(rejectAmount('12.5', 6, 'X')).toBeUndefined()
    expect(rejectAmount('12.500000000', 1, 'X')).toBeUndefined()
    expect(rejectAmount('1', 0, 'X')).toBeUndefined()
  })
  test('rejects one decimal too many instead of truncating it', () => {
    expect(rejectAmount('12.500000000000000001', 6, 'X')).toMatchObject({ kind: 'rejected', reason: 'refused' })
  })
  test.each(['0', '0.00', '-1', '', ' 1', '1e3', 'NaN', '.5', '1,5'])('refuses %j', amount => {
    expect(rejectAmount(amount, 18, 'X')?.kind).toBe('rejected')
  })
  test('holds for every decimal', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.bigInt({ min: 1n, max: 10n ** 18n }),
        fc.integer({ min: 0, max: 18 }),
        (whole, part, places) => {
          const amount = `${whole}.${part}`
          expect(rejectAmount(amount, places, 'X') === undefined).toBe(decimalPlaces(amount) <= places)
        },
      ),
    )
  })
})
