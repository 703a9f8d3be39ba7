import { expect, test } from 'vitest'

import { unavailablePage } from './unavailablePage.ts'

test('the page loads itself again, runs no script and names its language', () => {
  const page = unavailablePage(5, 'de' as Parameters<typeof unavailablePage>[1])
  expect(page).toContain('<meta http-equiv="refresh" content="5">')
  expect(page).not.toContain('<script')
  expect(page).toContain('lang="de"')
})
