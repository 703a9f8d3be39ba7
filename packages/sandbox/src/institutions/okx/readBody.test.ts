import { expect, test } from 'vitest'
import { readBody } from './readBody.ts'

const codeOf = (text: string) => {
  const read = readBody(text, ['ccy', 'amt'])
  return 'refusal' in read ? (JSON.parse(read.refusal.body) as { code: string; msg: string }) : undefined
}

test.each([
  ['', '50000', 'Body for POST request cannot be empty.'],
  ['{', '50002', 'JSON syntax error'],
  ['[]', '50002', 'JSON syntax error'],
  ['{"ccy":"USDC"}', '50014', 'Parameter amt can not be empty.'],
  ['{"ccy":"","amt":"1"}', '50014', 'Parameter ccy can not be empty.'],
  ['{"ccy":"USDC","amt":1}', '50014', 'Parameter amt can not be empty.'],
])('%j is refused with %s', (text, code, msg) => {
  expect(codeOf(text)).toMatchObject({ code, msg })
})

test('the texts of a body are read, with amounts unchanged', () => {
  expect(readBody('{"ccy":"USDC","amt":"1.10","dest":4}', ['ccy'])).toEqual({ texts: { ccy: 'USDC', amt: '1.10' } })
})
