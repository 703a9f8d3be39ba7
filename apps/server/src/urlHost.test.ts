import { expect, test } from 'vitest'

import { urlHost } from './urlHost.ts'

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
  ['fe80::1', '[fe80::1]'],
  ['rialto.example', 'rialto.example'],
])('a listener on %s is reached at %s', (host, expected) => {
  expect(urlHost(host)).toBe(expected)
  expect(new URL(`http://${urlHost(host)}:1`).hostname).toBe(expected)
})
