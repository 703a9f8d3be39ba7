import { expect, test } from 'vitest'

import { allowPolicy } from './allowPolicy.ts'

test('camera and microphone are allowed to the origin of Link alone', () => {
  const policy = allowPolicy('https://link.example/path?code=1')
  expect(policy).toMatch(/camera https:\/\/link\.example; microphone https:\/\/link\.example$/)
  expect(policy).not.toContain('code')
})
