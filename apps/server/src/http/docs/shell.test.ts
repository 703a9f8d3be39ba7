import { expect, test } from 'vitest'

import { escape, shell } from './shell.ts'

test('a text cannot leave its element or attribute', () => {
  expect(escape(`<b a="x" c='y'>&`)).not.toMatch(/[<>"']/)
  expect(escape('&lt;')).toBe('&#38;lt;')
  expect(shell({ at: '/docs', title: '</title><script>', body: '' })).not.toContain('<script>\n')
})

test('the current page is marked in the navigation', () => {
  expect(shell({ at: '/docs/errors', title: 'Errors', body: '' }).match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
    '<a href="/docs/errors" aria-current="page">',
  ])
})
