import { expect, it } from 'vitest'
import { bearRequest, signatureOf, signRequest } from './signRequest.ts'

// Key, secret, nonce and members are those of Gemini's own conformance vectors (gemini/developer-platform, hmac-requests);
// payload and signature were made independently: printf '%s' JSON | base64 -w0, then openssl dgst -sha384 -hmac SECRET.
const key = { key: 'conformance-api-key', secret: 'conformance-api-secret' }
const payload =
  'eyJyZXF1ZXN0IjoiL3YxL29yZGVyL25ldyIsIm5vbmNlIjoxNzAwMDAwMDAwMDAwLCJzeW1ib2wiOiJCVENVU0QiLCJhbW91bnQiOiIwLjAxIiwicHJpY2UiOiIxMDAwLjAwIiwic2lkZSI6ImJ1eSIsInR5cGUiOiJleGNoYW5nZSBsaW1pdCJ9'
const signature = '2689ca283589ae53e9d3cf71bff21afd91a75a9225b5b994264161d9e56feb89a5f30322c00ab617896de8af56edcafb'
const unsigned = {
  method: 'POST',
  url: 'https://api.gemini.com/v1/order/new',
  body: JSON.stringify({ symbol: 'BTCUSD', amount: '0.01', price: '1000.00', side: 'buy', type: 'exchange limit' }),
} as const
const fixed = { accept: 'application/json', 'content-type': 'text/plain', 'cache-control': 'no-cache' }

it('signs the payload in base64, and sends no body', () => {
  expect(signatureOf(key.secret, payload)).toBe(signature)
  expect(signRequest(key, 1700000000000, { ...unsigned, timeoutMs: 7 })).toEqual({
    method: 'POST',
    url: unsigned.url,
    timeoutMs: 7,
    headers: {
      ...fixed,
      'x-gemini-apikey': key.key,
      'x-gemini-payload': payload,
      'x-gemini-signature': signature,
    },
  })
})

it('names the path alone where there is nothing to say', () => {
  const { headers } = signRequest(key, 1700000000000, { method: 'GET', url: 'https://api.gemini.com/v2/network/USDC' })
  expect(Buffer.from(headers?.['x-gemini-payload'] ?? '', 'base64').toString()).toBe(
    '{"request":"/v2/network/USDC","nonce":1700000000000}',
  )
})

it('carries a token with neither nonce nor signature', () => {
  const { headers, body } = bearRequest('token', { method: 'POST', url: 'https://api.gemini.com/v1/account' })
  expect(headers).toEqual({
    ...fixed,
    authorization: 'Bearer token',
    'x-gemini-payload': Buffer.from('{"request":"/v1/account"}').toString('base64'),
  })
  expect(body).toBeUndefined()
})
