import { expect, test } from 'vitest'

import { isContinued } from './continued.ts'

test('only the path itself continues a session, not a page below or beside it', () => {
  expect(isContinued({ pathname: '/link/continue' })).toBe(true)
  for (const pathname of ['/link/', '/link/continue/x', '/continue']) expect(isContinued({ pathname })).toBe(false)
})
