import { expect, test } from 'vitest'

import { scopeColumns, scopeOf } from './scopeOf.ts'

test('a scope is read back from its columns, which are the only ones', () => {
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  expect(scopeOf(scopeColumns(scope))).toEqual(scope)
  expect(scopeOf({ ...scopeColumns(scope), id: 'row' } as never)).toEqual(scope)
})
