import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { readSchema } from '../../openApi/schema.ts'
import { describeRequest } from '../../testing/describeRequest.ts'
import { adminOperationsById } from '../adminOperations.ts'
import { replaceApprovalSettingsOperation } from './replaceApprovalSettings.ts'

const { body } = replaceApprovalSettingsOperation
const { items } = readSchema(replaceApprovalSettingsOperation.content ?? {}).properties?.['operations'] ?? {}
const all = (items?.enum ?? []).map(String)

describeRequest(
  body,
  { operations: [] },
  {
    takes: { 'one operation': { operations: ['eraseUser'] } },
    refuses: { 'an operation that never waits': { operations: ['listMembers'] }, 'no list': { operations: undefined } },
  },
)

test('every approvable change is an operation, and all can be required at once', () => {
  expect(all.length).toBeGreaterThan(1)
  expect(Value.Check(body ?? {}, { operations: all })).toBe(true)
  expect(all.filter(id => !(id in adminOperationsById))).toEqual([])
})
