import { expect, test } from 'vitest'

import { parseBody } from './parseBody.ts'

const parse = (text: string) => parseBody(Buffer.from(text))

test.each([
  ['a repeated name', '{"toAddress":"a","toAddress":"b"}', 'toAddress'],
  ['one in a list of objects', '{"transfers":[{"amount":"1"},{"amount":"2","amount":"3"}]}', 'amount'],
  ['one whose spelling differs by escapes', '{"toAddress":"a","to\\u0041ddress":"b"}', 'toAddress'],
  ['one with a quote', '{"a\\"":1,"a\\"":2}', 'a"'],
  ['a repeated empty name', '{"":1,"":2}', ''],
  ['a name of the prototype', '{"__proto__":1,"__proto__":2}', '__proto__'],
])('%s is refused and named', (_, text, name) => {
  expect(() => parse(text)).toThrow(`The body has the name "${name}" twice in one object.`)
})

test.each([
  '{"a":{"b":1},"b":{"b":2},"c":[{"b":3},{"b":4}]}',
  '{"a":"b","c":"a","d":["a","a"],"e":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":"a: b, a: c","A":1}',
  '[1,2,2]',
  '"a"',
  'null',
])('%s repeats no name of an object', text => {
  expect(parse(text)).toEqual(JSON.parse(text))
})

test('a deep body is read', () => {
  const text = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  expect(() => parse(text)).not.toThrow()
})

test.each(['{"a":1', '{"a":1,}', "{'a':1}", ''])('%s is no JSON', text => {
  expect(() => parse(text)).toThrow(SyntaxError)
})
