import { expect, it } from 'vitest'
import { isSignedAnswer } from './isSignedAnswer.ts'
import { signRequest } from './signRequest.ts'

/** Those of the documentation's example. */
const key = { key: 'api_key', secret: 'api_key_secret' }
const stamp = { nonce: 'f93c979d-b00d-43a9-9b9c-fd4cd9547fa6', timestampMs: 1_567_755_304_968 }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

// Bitstamp documents the plain text of its example, but no signature of it. These were made from that text with
// `printf '%s' "BITSTAMP api_keyPOST…v2offset=1" | openssl dgst -sha256 -hmac api_key_secret`; the first also with the
// documentation's own lines of Python.
it.each([
  [
    'a form',
    { method: 'POST', url: 'https://www.bitstamp.net/api/v2/user_transactions/', headers: form, body: 'offset=1' },
    '526d7cd4184c381c21c2f8e6eeca15292edcc7ab8c4a188d68ee5c5ceb11b302',
  ],
  [
    'no body, hence no content type',
    { method: 'POST', url: 'https://www.bitstamp.net/api/v2/account_balances/' },
    '8f3fefb1c2af8e3dd40457b69482f20102f44f89d6c33cf6ae328669c60a123b',
  ],
  [
    'a query, without its question mark',
    { method: 'GET', url: 'https://www.bitstamp.net/api/v2/crypto-transactions/deposits/?limit=1' },
    '2ac4ac1238ba0e7771d0a22f9cd8e37ab152e739067f53ed43f85f4b9dd92ff4',
  ],
] as const)('signs %s', (_what, request, signature) => {
  expect(signRequest(key, stamp, request).headers).toEqual({
    ...('headers' in request ? request.headers : {}),
    'x-auth': 'BITSTAMP api_key',
    'x-auth-signature': signature,
    'x-auth-nonce': stamp.nonce,
    'x-auth-timestamp': '1567755304968',
    'x-auth-version': 'v2',
  })
})

it('signs the host: the same call elsewhere has another signature', () => {
  const signatureAt = (host: string) =>
    signRequest(key, stamp, { method: 'POST', url: `https://${host}/api/v2/account_balances/` }).headers?.[
      'x-auth-signature'
    ]
  expect(signatureAt('www.bitstamp.net')).not.toBe(signatureAt('sandbox.bitstamp.net'))
})

const text = '[{"currency": "usdt", "total": "7.00000"}]'
const signature = '78d6cef4d6673b6ff43ede11e0b7f846c39a7425e058b8c3a8919f6bb67f0593'
const answer = { text, headers: { 'content-type': 'application/json', 'x-server-auth-signature': signature } }

it('knows the server’s signature, in either case', () => {
  expect(isSignedAnswer(key.secret, stamp, answer)).toBe(true)
  const upper = { ...answer.headers, 'x-server-auth-signature': signature.toUpperCase() }
  expect(isSignedAnswer(key.secret, stamp, { text, headers: upper })).toBe(true)
})

it.each([
  ['another body', { ...answer, text: text.replace('7', '8') }],
  ['another type', { ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } }],
  ['none', { text, headers: { 'content-type': 'application/json' } }],
  ['half of it', { ...answer, headers: { ...answer.headers, 'x-server-auth-signature': signature.slice(0, 32) } }],
])('takes no answer with the signature of %s', (_what, other) => {
  expect(isSignedAnswer(key.secret, stamp, other)).toBe(false)
})

it('takes no answer to another call, or under another secret', () => {
  expect(isSignedAnswer(key.secret, { ...stamp, nonce: stamp.nonce.replace('f', 'e') }, answer)).toBe(false)
  expect(isSignedAnswer(key.secret, { ...stamp, timestampMs: stamp.timestampMs + 1 }, answer)).toBe(false)
  expect(isSignedAnswer('other', stamp, answer)).toBe(false)
})
