import { expect, test } from 'vitest'

import { brandStyles } from './applyBrand.ts'

test('each theme has its own accent, and the text on it does not lose contrast on hover', () => {
  const styles = brandStyles({
    colors: { light: { accent: '#0052ff', onAccent: '#ffffff' }, dark: { accent: '#8ab4ff', onAccent: '#10182a' } },
  })
  const [light, dark] = styles.split('\n')
  expect(light).toContain(":root:not([data-theme='dark'])")
  expect(light).toContain('--r-primary-hover: color-mix(in srgb, #0052ff 85%, #000000)')
  expect(dark).toContain(":root[data-theme='dark']")
  expect(dark).toContain('--r-primary-hover: color-mix(in srgb, #8ab4ff 85%, #ffffff)')
})

test('square corners are square everywhere, and nothing is set that the client left out', () => {
  expect(brandStyles({ cornerRadius: 0 })).toBe(':root:root { --r-radius: 0px; --r-radius-s: 0px; --r-radius-l: 0px }')
  expect(brandStyles({ confirmVerb: 'pay' })).toBe('')
})
