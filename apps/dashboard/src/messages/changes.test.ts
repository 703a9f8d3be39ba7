import { accessEvents, adminOperations, installationEvents, isAudited, provisioningEvents } from '@rialto/contract'
import { expect, test } from 'vitest'

import { changes } from './en/changes.ts'

test('every operation and every event that the audit log can hold has a name there, and nothing else has', () => {
  const audited = adminOperations.filter(isAudited).map(({ id }) => id)
  expect(Object.keys(changes).sort()).toEqual(
    [...accessEvents, ...installationEvents, ...provisioningEvents, ...audited].sort(),
  )
})
