import { operations } from '@rialto/contract'
import { expect, test } from 'vitest'

import { docsPage } from './docsPage.ts'

test('the overview links every operation of the integration API, and marks deprecated ones', () => {
  const page = docsPage()
  const unlinked = operations.filter(({ tag, id }) => !page.includes(`#/${encodeURIComponent(tag)}/${id}"`))
  expect(unlinked).toEqual([])
  expect(page.match(/ \(deprecated\)/g)?.length ?? 0).toBe(operations.filter(({ deprecated }) => deprecated).length)
})
