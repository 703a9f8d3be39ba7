import { createHmac } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { openJws, signJws } from './jws.ts'

/** RFC 7515, Appendix A.1. */
const rfcKey = Buffer.from(
  'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
  'base64url',
)
const rfcToken =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9' +
  '.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ' +
  '.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

const key = Buffer.alloc(32, 7)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A token with this header, signed with our key. */
const withHeader = (header: unknown, digest = 'sha256') => {
  const input = `${encode(header)}.${encode({ sub: 'x' })}`
  return `${input}.${createHmac(digest, key).update(input).digest('base64url')}`
}

test('the example of RFC 7515, A.1, opens', () => {
  expect(openJws(rfcToken, rfcKey)).toBe('{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}')
})

test('a token opens with its signing key alone and returns any payload', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 2 }), payload => {
      const token = signJws(payload, key)
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/)
      fc.pre(token.length <= 2048)
      expect(openJws(token, key)).toBe(payload)
      expect(openJws(token, rfcKey)).toBeUndefined()
    }),
  )
})

test('a token with any changed character is rejected', () => {
  const token = signJws('{"sub":"x"}', key)
  for (let at = 0; at < token.length; at += 1)
    for (const other of ['A', 'B', '.', '=']) {
      if (token[at] === other) continue
      expect(openJws(token.slice(0, at) + other + token.slice(at + 1), key), `${other} at ${at}`).toBeUndefined()
    }
})

describe('refuses', () => {
  const good = signJws('{"sub":"x"}', key)
  const [header, payload, signature] = good.split('.') as [string, string, string]

  test.each([
    ['nothing', ''],
    ['dots', '..'],
    ['two parts', `${header}.${payload}`],
    ['no signature', `${header}.${payload}.`],
    ['a fourth part', `${good}.x`],
    ['padding', `${good}=`],
    ['another spelling of the same signature', `${header}.${payload}.${signature.slice(0, -1)}${spare(signature)}`],
    [
      'the signature in another alphabet',
      `${header}.${payload}.${Buffer.from(signature, 'base64url').toString('base64')}`,
    ],
    ['a short signature', `${header}.${payload}.${signature.slice(0, 22)}`],
    ['alg none without a signature', `${encode({ alg: 'none' })}.${payload}.`],
    ['alg none with our signature', `${encode({ alg: 'none' })}.${payload}.${signature}`],
    ['alg none, signed', withHeader({ alg: 'none', typ: 'JWT' })],
    ['alg None, signed', withHeader({ alg: 'nOnE', typ: 'JWT' })],
    ['alg HS512 by name', withHeader({ alg: 'HS512', typ: 'JWT' })],
    ['alg HS512 in fact', withHeader({ alg: 'HS256', typ: 'JWT' }, 'sha512')],
    ['alg RS256', withHeader({ alg: 'RS256', typ: 'JWT' })],
    ['no alg', withHeader({ typ: 'JWT' })],
    ['a list of algs', withHeader({ alg: ['HS256'], typ: 'JWT' })],
    ['another type', withHeader({ alg: 'HS256', typ: 'JWE' })],
    ['extensions we would have to know', withHeader({ alg: 'HS256', crit: ['b64'], b64: false })],
    ['more than anybody needs', signJws(`"${'x'.repeat(2000)}"`, key)],
  ])('%s', (_, token) => {
    expect(openJws(token, key)).toBeUndefined()
  })

  test('nothing else: a type is not needed', () => {
    expect(openJws(withHeader({ alg: 'HS256' }), key)).toBe('{"sub":"x"}')
  })
})

/** The last character of the same bytes with a spare bit set. */
function spare(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return alphabet[alphabet.indexOf(signature.slice(-1)) + 1] as string
}
