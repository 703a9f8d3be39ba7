import { expect, test } from 'vitest'

import { readScimQuery } from './readScimQuery.ts'
import { maxResults } from './scimSchemas.ts'

test('a filter compares one attribute with a text, in any case and spelling of its name', () => {
  expect(readScimQuery({ filter: 'USERNAME eq "a\\"b"' }).filter).toEqual({ attribute: 'userName', value: 'a"b' })
  const path = 'urn:ietf:params:scim:schemas:core:2.0:User:emails.value'
  expect(readScimQuery({ filter: `${path} EQ "a"` }).filter).toEqual({ attribute: 'email', value: 'a' })
})

test.each([
  'userName sw "a"',
  'password eq "a"',
  'userName eq a',
  'userName eq "a" or id eq "b"',
  'constructor eq "a"',
  String.raw`userName eq "\u0000"`,
  String.raw`userName eq "\x41"`,
])('the filter %s is refused', filter => {
  expect(() => readScimQuery({ filter })).toThrow(expect.objectContaining({ scimType: 'invalidFilter' }))
})

test('a page begins at 1 and has at most the maximum', () => {
  expect(readScimQuery({ startIndex: '-5', count: '100000' })).toMatchObject({
    startIndex: 1,
    offset: 0,
    count: maxResults,
  })
  expect(readScimQuery({ startIndex: '3', count: '0' })).toMatchObject({ offset: 2, count: 0 })
  expect(() => readScimQuery({ count: 'many' })).toThrow('must be integers')
})
