import { expect, test } from 'vitest'

import { pages } from '../testing/pages.ts'
import { createSearch } from './searchPages.ts'

test('the section that is about the words comes first, and words that occur nowhere find nothing', () => {
  const search = createSearch(pages)
  expect(search('webhook signatures', 2)[0]).toEqual({
    ...{ page: 'webhooks', title: 'Webhooks', section: 'Signature', excerpt: 'HMAC of the `body`.' },
  })
  expect(search('deposit', 1)[0]?.page).toBe('guides/deposit')
  expect(search('webhook signature', 9).map(({ section }) => section)).not.toContain('Parameters')
  expect(search('quetzalcoatl', 9)).toEqual([])
})

test('a word with one wrong letter, or only its beginning, finds its pages', () => {
  const search = createSearch(pages)
  for (const query of ['signatare', 'depozits', 'signat']) expect(search(query, 1)).not.toEqual([])
  expect(search('signat', 1)[0]?.section).toBe('Signature')
})
