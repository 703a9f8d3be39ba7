import { expect, test } from 'vitest'

import { applyTheme } from './applyTheme.ts'

const pageWith = (isDark: boolean) => {
  const dark = { matches: isDark, addEventListener: (_: string, listener: () => void) => void (listeners = listener) }
  let listeners = () => {}
  const page = { matchMedia: () => dark, document: { documentElement: { dataset: {} as Record<string, string> } } }
  const change = (isNowDark: boolean) => {
    dark.matches = isNowDark
    listeners()
  }
  return { page: page as unknown as Window, theme: () => page.document.documentElement.dataset['theme'], change }
}

test.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  [undefined, false, 'light'],
] as const)('the theme %s in a browser that prefers dark pages (%s) is %s', (chosen, isDark, expected) => {
  const { page, theme } = pageWith(isDark)
  applyTheme(page, chosen)
  expect(theme()).toBe(expected)
})

test('a page without a theme of its client follows the browser’s change', () => {
  const { page, theme, change } = pageWith(false)
  applyTheme(page, 'system')
  change(true)
  expect(theme()).toBe('dark')
})
