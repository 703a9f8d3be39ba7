import { expect, test } from 'vitest'

import { compileOnFirstUse } from './compileOnFirstUse.ts'

test('a schema is compiled by its first value, and its errors are those of the last one', () => {
  const compile = compileOnFirstUse.buildValidator({}, { customOptions: {}, plugins: [] } as never)
  const validate = (schema: object) => compile({ schema, method: 'GET', url: '/', httpPart: 'body' } as never)
  const isText = validate({ type: 'string', minLength: 2 })
  expect(isText('ab')).toBe(true)
  expect(isText('a')).toBe(false)
  expect(isText.errors).toMatchObject([{ keyword: 'minLength' }])
  expect(isText('ab')).toBe(true)
  expect(isText.errors).toBeNull()
  const broken = validate({ type: 'nothing' })
  expect(() => broken('ab')).toThrow()
})
