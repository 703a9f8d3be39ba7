import { readFile } from 'node:fs/promises'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkAccent, onAccent } from './brandColors.ts'

test('contrast is that of WCAG', () => {
  // 4.48:1 on white, and less on the soft background, which has some of the color in it.
  expect(checkAccent('#777777', 'light')).toMatchObject({ isLegible: false, contrast: expect.closeTo(4.07, 2) })
  expect(checkAccent('#ffffff', 'light')).toMatchObject({ contrast: 1 })
  expect([onAccent('#000000'), onAccent('#ffff00')]).toEqual(['#ffffff', '#10182a'])
})

test('the background colors equal the page’s design tokens', async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
  const [source, tokens] = await Promise.all([read('./brandColors.ts'), read('../../../ui/src/styles/tokens.css')])
  const themes = tokens.split("data-theme='dark'")
  const found = themes.map(css =>
    ['surface', 'sunken'].map(name => new RegExp(`--r-${name}: (#\\w{6});`).exec(css)?.[1]),
  )
  for (const [surface, sunken] of found) expect(source).toContain(`{ surface: '${surface}', sunken: '${sunken}' }`)
})

test('a color without enough contrast is rejected, with the nearest shade that has enough', () => {
  expect(checkAccent('#0052ff', 'light')).toEqual({ isLegible: true })
  expect(checkAccent('#8ab4ff', 'dark')).toEqual({ isLegible: true })
  const faint = checkAccent('#ffcc00', 'light')
  expect(faint).toMatchObject({ isLegible: false, contrast: expect.closeTo(1.4, 1) })
  expect(faint.isLegible ? '' : checkAccent(faint.nearest, 'light')).toEqual({ isLegible: true })
})

test('the suggested shade is legible for every color', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, fc.constantFrom('light' as const, 'dark' as const), (color, theme) => {
      const checked = checkAccent(color, theme)
      const shade = checked.isLegible ? color : checked.nearest
      expect(checkAccent(shade, theme)).toEqual({ isLegible: true })
    }),
    { numRuns: 300 },
  )
})
