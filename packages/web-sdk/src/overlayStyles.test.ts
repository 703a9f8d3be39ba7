import { expect, test } from 'vitest'

import { overlayStyles } from './overlayStyles.ts'

const styles = (theme: string | null) => overlayStyles({ radius: 12, opacity: 0.5 } as never, 300, theme)

test('the page under the overlay stays at its place', () => {
  expect(styles(null)).toContain('body{position:fixed;left:0;top:0;bottom:0;right:0;top:-300px')
})

test('a theme that is not one of two follows the browser, so that no text gets into the style', () => {
  expect(styles('dark')).toContain('color-scheme:dark;')
  expect(styles('red}body{display:none')).toContain('color-scheme:light dark;')
  expect(styles('red}body{display:none')).not.toContain('display:none')
})
