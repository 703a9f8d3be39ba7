import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseJson } from './parseJson.ts'

const parsed = (text: string, partChars?: number): { value: unknown; pauses: number } => {
  const steps = parseJson(text, partChars)
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = steps.next()
    if (done) return { value, pauses }
  }
}

const byNode = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Texts that are JSON, with white space, and such texts with one character changed. */
const documents = fc
  .tuple(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), fc.nat(), fc.string())
  .chain(([text, indent, place, by]) => {
    const document = JSON.stringify(JSON.parse(text), null, indent)
    const at = place % (document.length + 1)
    const changed = fc
      .constantFrom(...'[]{},:"\\ 0a', by)
      .map(put => document.slice(0, at) + put + document.slice(at + 1))
    return fc.oneof(fc.constant(document), changed)
  })

test('a text parsed part by part has the value that JSON.parse gives it, or none', () => {
  fc.assert(
    fc.property(documents, fc.integer({ min: 0, max: 12 }), (text, partChars) => {
      expect(parsed(text, partChars).value).toEqual(byNode(text))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['a repeated name has its last value', '{"a": 1, "b": [1, 2], "a": [3, 4], "b": {"c": 5, "c": 6}}'],
  ['a name of the prototype is a name', '{"__proto__": [1, 2], "a": {"__proto__": {"b": 1}, "toString": 2}}'],
  ['brackets and quotes in texts are text', '["[", "{,", "\\"]", "\\\\", {"\\",": ["}"]}, "]"]'],
  ['empty lists and objects', '[[], {}, [[], [{}]], "", {"": []}]'],
  ['a comma too many', '[[1, 2], [3, 4],]'],
  ['a comma at the beginning', '[, [1, 2]]'],
  ['two values without a comma', '[[1, 2] [3, 4]]'],
  ['text behind the end', '[1, 2, 3] 4'],
  ['two documents', '[1, 2][3, 4]'],
  ['another bracket at the end', '[{"a": 1, "b": 2]]'],
  ['no end', '[[1, 2], [3, 4]'],
  ['an unfinished text', '["a", "b'],
  ['two names of one value', '{"a": "b": [1, 2, 3]}'],
])('%s: as JSON.parse reads it, wherever a part ends', (_, text) => {
  for (let partChars = 0; partChars <= text.length; partChars += 1)
    expect(parsed(text, partChars).value).toEqual(byNode(text))
})

const rows = Array.from({ length: 40_000 }, (__, id) => ({
  id,
  symbol: `A${id}`,
  filters: [{ type: 'LOT', step: '0.1' }],
}))

test('a long text is parsed with a pause for each part of 64 kB', () => {
  const text = JSON.stringify({ symbols: rows, time: 1, markets: { of: [rows] } })
  const { value, pauses } = parsed(text)
  expect(value).toEqual(JSON.parse(text))
  expect(pauses).toBeGreaterThan(text.length / 70_000)
})

test.each([
  ['a text with escapes over 1 MB', `["${'\\u0000'.repeat(200_000)}", 1]`],
  ['one member over 4 MB', `[${' '.repeat(4_100_000)}1, 2]`],
  ['a number over 4 MB', `[${'9'.repeat(4_100_000)}]`],
])('%s, which cannot be divided, is not read', (_, text) => {
  expect(parsed(text).value).toBeUndefined()
})

test('a text of 2 MB without escapes is read', () => {
  const text = JSON.stringify({ jsonrpc: '2.0', result: 'f'.repeat(2_000_000) })
  expect(parsed(text).value).toEqual(JSON.parse(text))
})
