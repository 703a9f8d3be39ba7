import { expect, test } from 'vitest'

import { keysOf } from './keysOf.ts'

test('the names of a table are in its order and of its type', () => {
  const names: ('open' | 'closed')[] = keysOf({ open: 1, closed: undefined })
  expect(names).toEqual(['open', 'closed'])
})
