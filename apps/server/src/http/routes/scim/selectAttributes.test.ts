import { expect, test } from 'vitest'

import { selectAttributes } from './selectAttributes.ts'

const user = { id: '1', schemas: [], userName: 'anna', active: true, name: { givenName: 'Anna' } }
const select = (query: Record<string, string>) => Object.keys(selectAttributes(user, query))

test('requested attributes are returned with id and schemas, in any case and spelling of the name', () => {
  expect(select({ attributes: 'USERNAME' })).toEqual(['id', 'schemas', 'userName'])
  expect(select({ attributes: 'urn:ietf:params:scim:schemas:core:2.0:User:name.givenName' })).toEqual([
    ...['id', 'schemas', 'name'],
  ])
})

test('excluded attributes are left out, except id and schemas', () => {
  expect(select({ excludedAttributes: 'id, schemas,name.givenName' })).toEqual(['id', 'schemas', 'userName', 'active'])
})

test('a query without attributes returns the whole resource', () => {
  expect(selectAttributes(user, {})).toBe(user)
})
