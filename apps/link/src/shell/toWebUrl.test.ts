import { expect, test } from 'vitest'

import { toWebUrl } from './toWebUrl.ts'

test('accepts addresses of the web only', () => {
  expect(toWebUrl('https://a.example/x')).toBe('https://a.example/x')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '/x', '', 'app://x'])
    expect(toWebUrl(bad)).toBeUndefined()
})
