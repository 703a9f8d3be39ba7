import { expect, test } from 'vitest'

import { applyPatch } from './applyPatch.ts'

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp']
const user = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], id: '1', userName: 'ada', emails: [] }
const apply = (...operations: object[]) => applyPatch(user, { schemas, Operations: operations })
const add = (path: string, value: unknown = 1) => ({ op: 'add', path, value })

test('operations apply in their order, each on the result of the one before, and the resource itself stays', async () => {
  const patched = await apply(
    add('title', 'Constructor of bridges'),
    add('emails', [{ value: 'a@example.com', type: 'work' }]),
    {
      op: 'replace',
      path: 'emails[type eq "work"].value',
      value: 'b@example.com',
    },
  )
  expect(patched).toMatchObject({ title: 'Constructor of bridges', emails: [{ value: 'b@example.com' }] })
  expect(user.emails).toEqual([])
})

test.each([
  ['a path that takes seconds to read', [add(`${'a.'.repeat(30_000)}a`)]],
  ['brackets', [add('['.repeat(60_000))]],
  ['too many operations', Array.from({ length: 201 }, () => add('title'))],
  ['a path to the prototype', [add('__proto__.isAdmin')]],
  ['a path to the constructor', [add('constructor.prototype.isAdmin')]],
  ['a name of the prototype in a value', [add('name', JSON.parse('{"a":{"__proto__":{"isAdmin":true}}}'))]],
])('%s: refused in a moment', async (_, operations) => {
  const before = process.cpuUsage()
  await expect(apply(...operations)).rejects.toMatchObject({ status: 400 })
  const { user: cpu, system } = process.cpuUsage(before)
  expect(cpu + system).toBeLessThan(1_000_000)
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
})

test('other work of the event loop is done between operations', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await apply(...Array.from({ length: 100 }, (_, index) => add('title', String(index))))
  isDone = true
  expect(turns).toBeGreaterThan(90)
})
