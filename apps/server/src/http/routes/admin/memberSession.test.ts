import type { Context } from '@rialto/core'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'

import { rejectOtherOrigins } from './memberSession.ts'

const sentFrom = (origin: string) => () =>
  rejectOtherOrigins(
    { settings: { linkOrigin: 'https://rialto.example' } } as Context,
    { method: 'POST', protocol: 'http', headers: { origin, host: 'rialto.example' } } as FastifyRequest,
  )

test('behind a proxy that terminates TLS, a page of the same host without TLS is another origin', () => {
  expect(sentFrom('https://rialto.example')).not.toThrow()
  expect(sentFrom('http://rialto.example')).toThrow('must come from a page of this server')
})
