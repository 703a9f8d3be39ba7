import { expect, test } from 'vitest'

import { readPage } from './readPage.ts'
import { createSearch } from './searchPages.ts'

const page = (to: string, title: string, markdown: string) => ({ to, title, description: `About ${title}`, markdown })
const pages = [
  page(
    'webhooks',
    'Webhooks',
    '# Webhooks\n\nAn event.\n\n## Signature\n\nHMAC of the `body`.\n\n```sh\n# Not a heading\n```\n',
  ),
  page('guides/deposit', 'Deposits', '# Deposits\n\nThe user deposits.\n\n## Webhooks\n\nA webhook credits.\n'),
  page('api/link', 'Link', '# Link\n\n## Create a token\n\n### Parameters\n\nwebhook signature\n'),
  page('long', 'Long', `# Long\n\n## First\n\n${'word '.repeat(10_000)}\n\n## Second\n\nend`),
]

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

test('a page is found by each of its addresses, a long one by its sections', () => {
  for (const name of ['webhooks', '/docs/webhooks.md', 'https://rialto.example.com/docs/webhooks#signature'])
    expect(readPage(pages, name)).toBe(pages[0]?.markdown)
  expect(readPage(pages, 'webhooks', 'signature')).toContain('# Not a heading')
  expect(readPage(pages, 'long')).toMatch(/- First\n- Second$/)
  expect(readPage(pages, 'long', 'Second')).toBe('## Second\n\nend')
  expect(readPage(pages, 'long', 'Third') ?? readPage(pages, 'short')).toBeUndefined()
})
