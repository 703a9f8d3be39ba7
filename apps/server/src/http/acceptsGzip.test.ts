import { expect, test } from 'vitest'

import { acceptsGzip } from './acceptsGzip.ts'

test.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP;q=0.5', true],
  ['gzip; q=0', false],
  ['gzip;q=0.000, identity', false],
  ['gzip;q=0.01', true],
  ['br', false],
  ['x-gzip-like', false],
  ['', false],
  [undefined, false],
])('a request with the encodings %j may be answered in gzip: %s', (accepted, isAccepted) => {
  expect(acceptsGzip({ headers: { 'accept-encoding': accepted } })).toBe(isAccepted)
})
