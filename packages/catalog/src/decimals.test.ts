import { BigNumber } from 'bignumber.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  add,
  compare,
  decimalFromJson,
  divide,
  fromBaseUnits,
  isZero,
  multiply,
  parseDecimal,
  roundDown,
  roundUp,
  shortenDown,
  shortenUp,
  subtract,
  toBaseUnits,
  toJsonNumber,
} from './decimals.ts'

const unsigned = fc
  .tuple(fc.bigInt(0n, 10n ** 40n), fc.integer({ min: 0, max: 30 }))
  .map(([units, decimals]) => fromBaseUnits(units, decimals))
const decimal = fc.tuple(unsigned, fc.boolean()).map(([value, minus]) => (minus ? subtract('0', value) : value))
const places = fc.integer({ min: 0, max: 30 })
const rounding = fc.constantFrom('down' as const, 'up' as const)
const placesOf = (value: string): number => value.split('.')[1]?.length ?? 0

describe('parseDecimal', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['-0.000', '0'],
    ['007.50', '7.5'],
    ['100', '100'],
    ['-1.10', '-1.1'],
    ['0.000000000000000000000000000001', '0.000000000000000000000000000001'],
    ['1' + '0'.repeat(60), '1' + '0'.repeat(60)],
  ])('reads %s as %s', (input, output) => expect(parseDecimal(input)).toBe(output))

  test.each([
    '',
    ' 1',
    '1 ',
    '1\n',
    '.5',
    '5.',
    '+1',
    '--1',
    '1e3',
    '1E3',
    '0x1',
    'NaN',
    'Infinity',
    '1,000',
    '1_0',
    '١',
    '1.2.3',
    '9'.repeat(101),
  ])('refuses %j', input => expect(parseDecimal(input)).toBeUndefined())

  test('parsing a parsed decimal returns it unchanged', () => {
    fc.assert(fc.property(decimal, value => parseDecimal(value) === value))
  })
})

describe('JSON', () => {
  test.each([
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [-0, '0'],
    [50.01, '50.01'],
    ['1.50', '1.5'],
  ])('reads %s as %s', (input, output) => expect(decimalFromJson(input)).toBe(output))

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300, 5e-324, null, undefined, true, {}, [], 10n, '1e3'])(
    'refuses %s',
    input => expect(decimalFromJson(input)).toBeUndefined(),
  )

  test('a number survives the round trip unchanged', () => {
    const number = fc.double({ noNaN: true, min: -1e40, max: 1e40 })
    fc.assert(
      fc.property(number, value => {
        const read = decimalFromJson(value)
        // Numbers beyond the digit limit are not decimals.
        if (read !== undefined) expect(toJsonNumber(read)).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

describe('arithmetic', () => {
  test('is exact for values that floats cannot represent', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(multiply('0.1', '0.000000000000000000000000000007')).toBe('0.0000000000000000000000000000007')
    expect(subtract('1', '0.000000000000000001')).toBe('0.999999999999999999')
  })

  test('subtracting an added value restores the original', () => {
    fc.assert(fc.property(decimal, decimal, (a, b) => subtract(add(a, b), b) === a))
  })

  test('distributes', () => {
    fc.assert(
      fc.property(
        decimal,
        decimal,
        decimal,
        (a, b, c) => multiply(a, add(b, c)) === add(multiply(a, b), multiply(a, c)),
      ),
    )
  })

  test('compares as subtraction does', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const difference = subtract(a, b)
        expect(compare(a, b)).toBe(isZero(difference) ? 0 : difference.startsWith('-') ? -1 : 1)
      }),
    )
  })

  test('divides within one unit of the last place, on the requested side', () => {
    const divisor = decimal.filter(value => !isZero(value))
    fc.assert(
      fc.property(decimal, divisor, places, (a, b, n) => {
        const [low, high] = [divide(a, b, n, 'down'), divide(a, b, n, 'up')]
        const unit = fromBaseUnits(1n, n)
        expect(compare(low, high)).not.toBe(1)
        expect(compare(subtract(high, low), unit)).not.toBe(1)
        const sign = compare(b, '0')
        expect(compare(multiply(low, b), a)).not.toBe(sign)
        expect(compare(multiply(high, b), a)).not.toBe(-sign)
      }),
    )
    expect(() => divide('1', '0', 2, 'down')).toThrow(RangeError)
  })

  test('splits an amount without a remainder', () => {
    fc.assert(
      fc.property(unsigned, places, (total, n) => {
        const part = roundDown(divide(total, '3', n, 'down'), n)
        const rest = subtract(total, part)
        expect(add(part, rest)).toBe(total)
        expect(compare(rest, part)).not.toBe(-1)
      }),
    )
  })

  test('invalid decimals are rejected', () => {
    for (const bad of ['', '1e3', 'x', ' 1']) {
      expect(() => add(bad, '1')).toThrow(RangeError)
      expect(() => compare('1', bad)).toThrow(RangeError)
      expect(() => toBaseUnits(bad, 6)).toThrow(RangeError)
    }
    expect(() => roundDown('1', -1)).toThrow(RangeError)
    expect(() => roundDown('1', 1.5)).toThrow(RangeError)
  })
})

describe('rounding', () => {
  test('down never exceeds, up never falls short, neither by a whole unit', () => {
    fc.assert(
      fc.property(decimal, places, rounding, (value, n, direction) => {
        const rounded = direction === 'down' ? roundDown(value, n) : roundUp(value, n)
        const gap = direction === 'down' ? subtract(value, rounded) : subtract(rounded, value)
        expect(placesOf(rounded)).toBeLessThanOrEqual(n)
        expect(gap.startsWith('-')).toBe(false)
        expect(compare(gap, fromBaseUnits(1n, n))).toBe(-1)
      }),
    )
  })

  test('works for negative values too', () => {
    expect([roundDown('-1.5', 0), roundUp('-1.5', 0)]).toEqual(['-2', '-1'])
    expect([roundDown('1.999', 2), roundUp('1.001', 2)]).toEqual(['1.99', '1.01'])
  })
})

test.each([
  ['30.21539639118', '30.215396', '30.215397'],
  ['0.00001234567891', '0.0000123456', '0.0000123457'],
  ['0.0004999999999', '0.000499999', '0.0005'],
  ['1000000', '1000000', '1000000'],
])('a limit of %s is shown as %s at most and %s at least', (value, down, up) => {
  expect([shortenDown(value), shortenUp(value)]).toEqual([down, up])
})

describe('base units', () => {
  test('go there and back', () => {
    const units = fc.bigInt(-(2n ** 256n), 2n ** 256n)
    fc.assert(
      fc.property(
        units,
        fc.integer({ min: 0, max: 18 }),
        (value, decimals) => toBaseUnits(fromBaseUnits(value, decimals), decimals) === value,
      ),
    )
  })

  test('accepts exactly the decimals of the token', () => {
    expect(toBaseUnits('1.5', 6)).toBe(1_500_000n)
    expect(toBaseUnits('1.500', 2)).toBe(150n)
    expect(fromBaseUnits(1n, 18)).toBe('0.000000000000000001')
    expect(() => toBaseUnits('1.0000001', 6)).toThrow(RangeError)
  })
})

describe('beside bignumber.js', () => {
  const Exact = BigNumber.clone({ EXPONENTIAL_AT: 1e9, RANGE: 1e9 })
  const shown = (value: BigNumber) => (value.isZero() ? '0' : value.toFixed())
  const modes = { down: BigNumber.ROUND_FLOOR, up: BigNumber.ROUND_CEIL } as const

  test('sums, differences, products and comparisons are equal', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(add(a, b)).toBe(shown(new Exact(a).plus(b)))
        expect(subtract(a, b)).toBe(shown(new Exact(a).minus(b)))
        expect(multiply(a, b)).toBe(shown(new Exact(a).times(b)))
        expect(compare(a, b)).toBe(new Exact(a).comparedTo(b))
      }),
      { numRuns: 500 },
    )
  })

  test('quotients and rounded values are the same', () => {
    const divisor = decimal.filter(value => !isZero(value))
    fc.assert(
      fc.property(decimal, divisor, places, rounding, (a, b, n, towards) => {
        const Rounded = Exact.clone({ EXPONENTIAL_AT: 1e9, DECIMAL_PLACES: n, ROUNDING_MODE: modes[towards] })
        expect(divide(a, b, n, towards)).toBe(shown(new Rounded(a).div(b)))
        const round = towards === 'down' ? roundDown : roundUp
        expect(round(a, n)).toBe(shown(new Exact(a).decimalPlaces(n, modes[towards])))
      }),
      { numRuns: 500 },
    )
  })

  test('a number of JSON is read as its shortest decimal', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e60, max: 1e60 }), value => {
        const expected = new Exact(String(value)).toFixed()
        const read = decimalFromJson(value)
        if (read !== undefined) expect(read).toBe(shown(new Exact(expected)))
      }),
      { numRuns: 500 },
    )
  })
})
