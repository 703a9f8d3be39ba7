import { errorCatalogue } from '@rialto/contract'
import { expect, test } from 'vitest'

import { errorIndex, errorPage } from './errorPages.ts'

const types = Object.keys(errorCatalogue)

test('every error has a page that says when it happens, what to do and who returns it, and the index names it', () => {
  const index = errorIndex()
  for (const type of types) {
    const page = errorPage(type) ?? ''
    expect(page).toContain('<h2>When it happens</h2>')
    expect(page).toContain('<h2>What to do</h2>')
    expect(page).toMatch(/<dt>Returned by<\/dt><dd>.+<\/dd>/)
    expect(index).toContain(`href="/docs/errors/${type}"`)
  }
})

test('an error page is found in any case, and an unknown name has none', () => {
  expect(errorPage('INVALIDFIELD')).toBe(errorPage('invalidField'))
  expect(['', 'nothing', '__proto__', '<script>'].map(errorPage)).toEqual(Array(4).fill(undefined))
})

test('an error that any operation can return does not list one', () => {
  expect(errorPage('tooManyRequest')).toContain('every operation')
  expect(errorPage('kycRequired')).toMatch(/<code>(GET|POST) \/api\/v1\//)
})
