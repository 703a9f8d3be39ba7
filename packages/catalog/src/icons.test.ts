import { expect, test } from 'vitest'

import { icons } from './icons.generated.ts'
import { integrations } from './integrations.ts'
import { selfCustodyWallets } from './integrations/selfCustodyWallets.ts'

test('every drawing that an integration names exists', () => {
  for (const { icon } of integrations) if (icon !== undefined) expect(Object.keys(icons)).toContain(icon)
})

test('every drawing that a wallet names exists', () => {
  for (const { icon } of selfCustodyWallets('sandbox'))
    if (icon !== undefined) expect(Object.keys(icons)).toContain(icon)
})

test.each(Object.entries(icons))('%s is a small SVG that loads and runs nothing', (_, svg) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>$/)
  expect(svg).not.toMatch(/<script|<foreignObject|<image|<use|\son[a-z]+=|href=|src=|url\((?!#)/i)
  expect(svg.length).toBeLessThan(4_000)
})
