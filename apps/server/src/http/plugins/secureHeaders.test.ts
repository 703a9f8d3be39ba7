import fastify from 'fastify'
import { expect, test } from 'vitest'

import { secureHeaders } from './secureHeaders.ts'

const headersOf = async (isProduction: boolean, path: string) => {
  const app = fastify()
  secureHeaders(app, isProduction)
  app.get('/api', async () => ({}))
  app.get('/page', async (_, reply) => reply.header('content-security-policy', "script-src 'self'").send(''))
  const { headers } = await app.inject(path)
  await app.close()
  return headers
}

test('a reply loads nothing, is not framed and is not stored, unless its page has a policy', async () => {
  const headers = await headersOf(true, '/api')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect((await headersOf(true, '/page'))['content-security-policy']).toBe("script-src 'self'")
})

test('browsers remember https in production only', async () => {
  expect((await headersOf(true, '/api'))['strict-transport-security']).toBe('max-age=31536000')
  expect(await headersOf(false, '/api')).not.toHaveProperty('strict-transport-security')
})
