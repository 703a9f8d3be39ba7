import { expect, test } from 'vitest'

import { toWebUrl } from './toWebUrl.ts'

test('an address other than one of the web is refused', () => {
  expect(toWebUrl('https://a.example/x')).toBe('https://a.example/x')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '/x', '', 'app://x'])
    expect(toWebUrl(bad)).toBeUndefined()
})
