import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'

import { bearer } from './bearer.ts'

const read = (authorization?: string) => bearer({ headers: { authorization } } as FastifyRequest)

test('a bearer token is read regardless of the case of the scheme', () => {
  expect([read('Bearer abc'), read('bearer a.b-c_d=='), read('BEARER x')]).toEqual(['abc', 'a.b-c_d==', 'x'])
})

test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer  abc', 'Bearer a b', 'Basic abc', 'abc', 'Bearerabc'])(
  '%j carries none',
  header => {
    expect(read(header)).toBeUndefined()
  },
)
