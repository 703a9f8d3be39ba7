import { expect, test } from 'vitest'

import { applyPatch } from './applyPatch.ts'

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']
const patch = (...operations: object[]) =>
  applyPatch({ schemas: [], userName: 'anna', active: true, meta: {} }, { schemas, Operations: operations })

test('an operation changes its attribute in a copy', () => {
  const resource = { schemas: [], active: true, meta: {} }
  const body = { schemas, Operations: [{ op: 'replace', path: 'active', value: false }] }
  expect(applyPatch(resource, body)).toMatchObject({ active: false })
  expect(resource.active).toBe(true)
})

test.each(['__proto__.isAdmin', 'constructor.prototype.isAdmin'])('the path %s is refused', path => {
  expect(() => patch({ op: 'add', path, value: true })).toThrow(expect.objectContaining({ status: 400 }))
  expect({}).not.toHaveProperty('isAdmin')
})

test('an unknown operation is a fault of the request', () => {
  expect(() => patch({ op: 'rename', path: 'userName' })).toThrow(expect.objectContaining({ status: 400 }))
})
