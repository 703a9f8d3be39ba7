import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLossless } from './parseLossless.ts'
import { parseAtOnce } from '../testing/parseAtOnce.ts'

describe('parseLossless', () => {
  test('keeps every digit', () => {
    expect(
      parseAtOnce(parseLossless('{"a":0.123456789012345678,"b":[1234567890.123456789012345678,-7],"c":"1.0"}')),
    ).toEqual({
      a: '0.123456789012345678',
      b: ['1234567890.123456789012345678', '-7'],
      c: '1.0',
    })
  })

  test.each([
    ['1e3', '1000'],
    ['1.5e-7', '0.00000015'],
    ['-12.5E+1', '-125'],
    ['12.345e1', '123.45'],
    ['1e-1', '0.1'],
  ])('writes %s out as %s', (number, expected) => {
    expect(parseAtOnce(parseLossless(`[${number}]`))).toEqual([expected])
  })

  test('an absurdly large exponent is left unchanged', () => {
    expect(parseAtOnce(parseLossless('[1e999999999]'))).toEqual(['1e999999999'])
  })

  test.each(['<html>', '{"a":', '01', '1.', '', '{"a":1}}'])('knows that %j is no JSON', text => {
    expect(parseAtOnce(parseLossless(text))).toBeUndefined()
  })

  test('a text is JSON for it exactly where it is for JSON.parse', () => {
    const isJson = (text: string): boolean => {
      try {
        return JSON.parse(text) !== undefined
      } catch {
        return false
      }
    }
    const piece = fc.constantFrom(
      '1',
      '0',
      '-',
      '.5',
      'e1',
      '"',
      '\\',
      '"a":',
      ',',
      '[',
      ']',
      '{',
      '}',
      ' ',
      ':',
      'null',
      '"7e-1"',
    )
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.nat(3), fc.array(piece, { maxLength: 4 }), (json, place, removed, pieces) => {
        const at = place % (json.length + 1)
        const text = json.slice(0, at) + pieces.join('') + json.slice(at + removed)
        expect(parseAtOnce(parseLossless(text)) !== undefined).toBe(isJson(text))
      }),
      { numRuns: 2_000 },
    )
  })

  test('changes only numbers and decimal texts in scientific notation', () => {
    const isScientific = (text: string) => /^-?\d+(\.\d+)?e[+-]\d+$/i.test(text)
    const leaf = fc.oneof(
      fc.string().filter(one => !isScientific(one)),
      fc.boolean(),
      fc.constant(null),
    )
    const name = fc.oneof(fc.string(), fc.constantFrom('0e+0', '1E-7'))
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof(leaf, fc.array(tie('tree')), fc.dictionary(name, tie('tree'))),
    }))
    fc.assert(
      fc.property(tree, value => {
        const text = JSON.stringify(value)
        expect(parseAtOnce(parseLossless(text))).toEqual(JSON.parse(text))
      }),
    )
  })

  test('reads whole numbers back as they were', () => {
    fc.assert(
      fc.property(fc.bigInt(), number => {
        expect(parseAtOnce(parseLossless(`[${number}]`))).toEqual([String(number)])
      }),
    )
  })

  test('a long text is parsed as a short one is, with a pause after each 65,536 characters at the latest', () => {
    const row = { id: 7, price: 1e-7, name: '"12,[3' + 'x'.repeat(40), list: [1.5, '2E-3', '0E-8', null] }
    const steps = parseLossless(JSON.stringify(Array.from({ length: 3_000 }, () => row)))
    let pauses = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) pauses += 1
    expect(pauses).toBeGreaterThan(4)
    const parsed = { id: '7', price: '0.0000001', name: row.name, list: ['1.5', '0.002', '0', null] }
    expect(step.value).toEqual(Array.from({ length: 3_000 }, () => parsed))
  })
})
