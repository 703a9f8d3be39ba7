import fc from 'fast-check'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { ApiError } from '@rialto/core'
import { normalise, rejectUnstorable } from './normalise.ts'

const Item = Type.Object({ symbol: Type.String(), amount: Type.Optional(Type.Number({ 'x-numericString': true })) })
const Schema = Type.Object({
  userId: Type.String(),
  count: Type.Optional(Type.Integer({ 'x-numericString': true })),
  enabled: Type.Optional(Type.Boolean({ 'x-booleanString': true })),
  statuses: Type.Optional(Type.Array(Type.String(), { 'x-repeats': true })),
  items: Type.Optional(Type.Array(Item)),
  nested: Type.Optional(Type.Object({ name: Type.String(), plain: Type.Optional(Type.Number()) })),
})

test('properties that the schema does not know are named with their path, however the others are spelled', () => {
  const unknown: string[] = []
  const body = {
    USERID: 'u',
    amuont: 1,
    items: [{ symbol: 'USDC' }, { Symbol: 'ETH', tag: 1 }],
    nested: { name: '', x: null },
  }
  normalise(Schema, body, path => unknown.push(path))
  expect(unknown).toEqual(['items[1].tag', 'nested.x', 'amuont'])
})

/** Names the schema knows in several spellings, and names it does not. */
const anyName = fc.oneof(
  fc.constantFrom(
    'userId',
    'USERID',
    'UserId',
    'count',
    'Statuses',
    'statuses[]',
    'STATUSES[]',
    'items',
    'Nested',
    'name',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'prototype'),
  fc.string(),
)
const anyValue = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('1', '-2.5', 'true', 'FALSE', '', null),
    fc.jsonValue({ maxDepth: 1 }),
    fc.array(tie('value'), { maxLength: 3 }),
    // As `JSON.parse` makes them: `__proto__` is a name like any other.
    fc.array(fc.tuple(anyName, tie('value')), { maxLength: 6 }).map(entries => Object.fromEntries(entries) as unknown),
  ),
})).value

const known = ['userId', 'count', 'enabled', 'statuses', 'items', 'nested']

test('normalising twice is normalising once', () =>
  fc.assert(
    fc.property(anyValue, value => {
      const once = normalise(Schema, value)
      expect(normalise(Schema, once)).toEqual(once)
    }),
  ))

test('normalise never invents a key, and never keeps an unknown one', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, anyValue), { maxLength: 8 }), entries => {
      const sent = Object.fromEntries(entries) as Record<string, unknown>
      const spelled = new Set(Object.keys(sent).map(name => name.replace(/\[\]$/, '').toLowerCase()))
      const result = normalise(Schema, sent) as Record<string, unknown>
      for (const name of Object.keys(result)) {
        expect(known).toContain(name)
        expect(spelled).toContain(name.toLowerCase())
      }
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
    }),
  ))

test('normalise does not modify its input', () =>
  fc.assert(
    fc.property(anyValue, value => {
      const before = structuredClone(value)
      normalise(Schema, value)
      expect(value).toEqual(before)
    }),
  ))

test.each([
  ['a numeric string', { count: '12' }, { count: 12 }],
  [
    'a negative one with decimals',
    { items: [{ symbol: '1', Amount: '-2.50' }] },
    { items: [{ symbol: '1', amount: -2.5 }] },
  ],
  ['no exponents', { count: '1e3' }, { count: '1e3' }],
  ['no hexadecimal', { count: '0x10' }, { count: '0x10' }],
  ['no spaces', { count: ' 1' }, { count: ' 1' }],
  ['no empty text', { count: '' }, { count: '' }],
  ['only where the schema says so', { nested: { name: '1', plain: '1' } }, { nested: { name: '1', plain: '1' } }],
  ['a boolean string', { enabled: 'TRUE' }, { enabled: true }],
  ['one that may repeat', { Statuses: 'a' }, { statuses: ['a'] }],
  ['brackets', { 'statuses[]': ['a', 'b'] }, { statuses: ['a', 'b'] }],
  ['null as absent', { userId: null, nested: { name: null } }, { nested: {} }],
  ['the exact name over another spelling', { USERID: 'b', userId: 'a' }, { userId: 'a' }],
  ['the exact name whichever came first', { userId: 'a', USERID: 'b' }, { userId: 'a' }],
  ['a prototype as a name', JSON.parse('{"__proto__":{"userId":"x"}}') as object, {}],
])('%s', (_, sent, expected) => {
  expect(normalise(Schema, sent)).toEqual(expected)
})

test('a marked enumeration matches in any case, and a value outside it is unchanged', () => {
  const Params = Type.Object({
    type: Type.Unsafe<string>({ type: 'string', enum: ['equity', 'dA'], 'x-anyCase': true }),
  })
  const read = (type: unknown) => (normalise(Params, { TYPE: type }) as { type?: unknown }).type
  expect(['EQUITY', 'Da', 'equity', 'nft', 7].map(read)).toEqual(['equity', 'dA', 'equity', 'nft', 7])
})

const refusal = (value: unknown): ApiError => {
  try {
    rejectUnstorable(value)
  } catch (error) {
    return error as ApiError
  }
  throw new Error('nothing was refused')
}

test('the error names the field that holds a null character, at any depth', () => {
  const error = refusal({ transferOptions: { toAddresses: [{ symbol: 'USDC' }, { symbol: 'US\0DC' }] } })
  expect(error).toBeInstanceOf(ApiError)
  expect(error.type).toBe('invalidField')
  expect(error.message).toMatch(/^transferOptions\.toAddresses\[1\]\.symbol: /)
})

test.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('refuses half a surrogate pair: %j', text => {
  expect(refusal({ userId: text }).message).toMatch(/^userId: /)
})

test.each(['', 'é', '😀', '\u0001', '\ufeff', '\uffff'])('lets any other text through: %j', text => {
  expect(() => rejectUnstorable({ userId: text, list: [text, 1, null, true] })).not.toThrow()
})
