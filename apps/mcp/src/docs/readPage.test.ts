import { expect, test } from 'vitest'

import { pages } from '../testing/pages.ts'
import { readPage } from './readPage.ts'

test('a page is found by each of its addresses, a long one by its sections', () => {
  for (const name of ['webhooks', '/docs/webhooks.md', 'https://rialto.example.com/docs/webhooks#signature'])
    expect(readPage(pages, name)).toBe(pages[0]?.markdown)
  expect(readPage(pages, 'webhooks', 'signature')).toContain('# Not a heading')
  expect(readPage(pages, 'long')).toMatch(/- First\n- Second$/)
  expect(readPage(pages, 'long', 'Second')).toBe('## Second\n\nend')
  expect(readPage(pages, 'long', 'Third') ?? readPage(pages, 'short')).toBeUndefined()
})
