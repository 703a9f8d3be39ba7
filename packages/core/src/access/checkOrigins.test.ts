import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countedIds } from '../testing/partialContext.ts'
import { checkOrigins, checkPublicUrl, webhookSecret } from './checkOrigins.ts'

test('a webhook secret is 32 random bytes in the format of Standard Webhooks', () => {
  const ids = { ...countedIds(), hex: (bytes: number) => 'f0'.repeat(bytes) }
  expect(webhookSecret(ids)).toBe(`whsec_${Buffer.from('f0'.repeat(32), 'hex').toString('base64')}`)
  const counted = countedIds()
  expect(webhookSecret(counted)).not.toBe(webhookSecret(counted))
})

test('production accepts only https, the sandbox also http, and both keep path and query of the URL', () => {
  expect(checkPublicUrl('production', 'https://a.example')).toBe('https://a.example/')
  expect(checkPublicUrl('sandbox', 'http://localhost:3000/hook?x=1')).toBe('http://localhost:3000/hook?x=1')
  expect(() => checkPublicUrl('production', 'http://a.example')).toThrow('https://')
})

test.each([
  ['no URL', 'a.example', 'must be a URL'],
  ['another scheme', 'ftp://a.example', 'must be a URL'],
  ['a script', 'javascript:alert(1)', 'must be a URL'],
  ['credentials', 'https://user:word@a.example', 'user name or password'],
  ['a user name', 'https://user@a.example', 'user name or password'],
  ['a fragment', 'https://a.example/#top', 'fragment'],
  ['too much text', `https://a.example/${'x'.repeat(2_000)}`, 'must be a URL'],
])('a URL with %s is rejected without repeating it', (_, url, why) => {
  expect(() => checkPublicUrl('sandbox', url)).toThrow(why)
  expect(() => checkPublicUrl('sandbox', url)).not.toThrow(url)
})

test('origins are stored as browsers send them, each once', () => {
  expect(
    checkOrigins('production', [' https://App.Example.com/ ', 'https://app.example.com', 'https://b.example:8443']),
  ).toEqual(['https://app.example.com', 'https://b.example:8443'])
  expect(checkOrigins('sandbox', ['http://localhost:3000', 'http://[::1]:3000'])).toHaveLength(2)
})

test.each([
  ['production', 'http://app.example.com'],
  ['production', 'https://app.example.com/path'],
  ['production', 'https://*.example.com'],
  ['production', 'https://user@example.com'],
  ['sandbox', 'null'],
  ['sandbox', '*'],
  ['sandbox', 'file:///etc'],
  ['sandbox', ''],
] as const)('in %s %s is no origin', (environment, origin) => {
  expect(() => checkOrigins(environment, [origin])).toThrow(expect.objectContaining({ type: 'invalidField' }))
})

test('every accepted origin equals the origin that a browser computes for it', () => {
  const aHost = fc.domain().map(host => `https://${host}`)
  fc.assert(
    fc.property(aHost, fc.option(fc.integer({ min: 1, max: 442 })), (host, port) => {
      const [origin] = checkOrigins('production', [port === null ? host : `${host}:${port}`])
      expect(new URL(origin ?? '').origin).toBe(origin)
    }),
    { numRuns: 30 },
  )
})

test('more than fifty origins are rejected', () => {
  const origins = Array.from({ length: 51 }, (_, at) => `https://a${at}.example`)
  expect(checkOrigins('production', origins.slice(1))).toHaveLength(50)
  expect(() => checkOrigins('production', origins)).toThrow('at most 50')
})
