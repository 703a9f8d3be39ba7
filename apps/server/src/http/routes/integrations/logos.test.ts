import { expect, test } from 'vitest'

import { iconUrl, networkLogoUrl } from './logos.ts'

test('the address of a logo is in lower case, and an unknown network has none', () => {
  expect(iconUrl('https://rialto.example', 'Kraken-Icon')).toBe('https://rialto.example/assets/icons/kraken-icon.svg')
  expect(networkLogoUrl('https://rialto.example', 'gone')).toBeUndefined()
})
