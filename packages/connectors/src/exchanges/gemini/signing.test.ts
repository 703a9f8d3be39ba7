import { findNetwork, isValidAddress } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'
import { findRule } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { parseAtOnce } from '../../kit/testing/parseAtOnce.ts'
import { geminiDescriptor, keyVariant, signInVariant } from './descriptor.ts'
import { errorsOf } from './errors.ts'
import { bearRequest, signatureOf, signRequest } from './signing.ts'
import { feeAddressOf } from './withdrawals.ts'

describe('the signature', () => {
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

  test('covers the payload in base64, and the request has no body', () => {
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

  test('covers only the path if a call has no parameters', () => {
    const { headers } = signRequest(key, 1700000000000, {
      method: 'GET',
      url: 'https://api.gemini.com/v2/network/USDC',
    })
    expect(Buffer.from(headers?.['x-gemini-payload'] ?? '', 'base64').toString()).toBe(
      '{"request":"/v2/network/USDC","nonce":1700000000000}',
    )
  })

  test('is absent from a call by token, as is a nonce', () => {
    const { headers, body } = bearRequest('token', { method: 'POST', url: 'https://api.gemini.com/v1/account' })
    expect(headers).toEqual({
      ...fixed,
      authorization: 'Bearer token',
      'x-gemini-payload': Buffer.from('{"request":"/v1/account"}').toString('base64'),
    })
    expect(body).toBeUndefined()
  })
})

describe('the address a fee is estimated for', () => {
  const rows = (['sandbox', 'production'] as const).flatMap(
    environment => geminiDescriptor(keyVariant, environment).networks,
  )

  test.each(rows)('is valid on $upstreamId', ({ networkId, upstreamId }) => {
    const type = findNetwork(networkId)?.networkType
    expect(type !== undefined && isValidAddress(type, feeAddressOf(networkId, upstreamId) ?? '')).toBe(true)
  })

  test('is undefined for an unknown network', () => {
    expect(feeAddressOf('00000000-0000-4000-8000-000000000000', 'foochain')).toBeUndefined()
  })
})

describe('the error table', () => {
  const byKey = errorsOf(keyVariant, 'crypto:send')
  const byToken = errorsOf(signInVariant, 'crypto:send')
  const rule = (code: string, message = '', status = 400, table = byKey) => findRule(table, { status, code, message })

  test.each([
    ['InvalidNonce', 'clockSkew'],
    ['InvalidSignature', 'credentialsInvalid'],
    ['InvalidApiKey', 'credentialsInvalid'],
    ['MissingSecurityHeaders', 'credentialsInvalid'],
    ['MissingAccounts', 'credentialsInvalid'],
    ['RemoteAddressForbidden', 'permissionMissing'],
    ['ApiKeyIpFilteringFailure', 'permissionMissing'],
    ['AccountClosed', 'accountLocked'],
    ['RateLimit', 'rateLimited'],
    ['Too Many Requests', 'rateLimited'],
    ['InsufficientFunds', 'insufficientFunds'],
    ['UnsupportedNetwork', 'networkUnsupported'],
    ['InvalidQuantity', 'refused'],
    ['SomethingNew', 'refused'],
  ])('%s is %s', (code, kind) => expect(rule(code).kind).toBe(kind))

  test.each(['Maintenance', 'System', 'Internal Server Error'])('%s leaves the outcome open', code => {
    expect(rule(code).kind).toBe('unavailable')
  })

  test.each([
    ['Cryptocurrency withdrawal address whitelists are not enabled for account 24.', 'addressWhitelistRequired'],
    ['0xA6 is not on the approved address list', 'addressWhitelistRequired'],
    ['The travel rule lets you withdraw in the app only', 'travelRuleRequired'],
  ] as const)('%s: %s', (message, outcome) => expect(rule('X', message).outcome).toBe(outcome))

  test.each([
    ['Insufficient Funds', 'insufficientFunds'],
    ['The amount exceeds your available balance', 'insufficientFunds'],
    ['Amount is below the minimum of 1 USDC', 'amountBelowMinimum'],
    ['Your daily limit exceeded', 'amountExceedsMaximum'],
    ['Invalid address for ethereum: 0x12', 'invalidAddress'],
    ["Supplied value 'foochain' is not a supported network.", 'networkUnsupported'],
    ['Your account is not verified', 'kycRequired'],
    ['Withdrawals are not available in your jurisdiction', 'regionRestricted'],
    ['The account has been frozen', 'accountLocked'],
  ])('"%s" is %s', (message, kind) => expect(rule('X', message).kind).toBe(kind))

  test.each([
    ['Insufficient Funds', 400],
    ['Your daily limit exceeded', 400],
    ['Your account is not verified', 400],
    ['Withdrawals are not available in your jurisdiction', 400],
    ['The account has been frozen', 400],
    ['Invalid address for ethereum: 0x12', 404],
    ['The travel rule lets you withdraw in the app only', 409],
  ])('leaves the outcome unknown for "%s" with HTTP %d, which no document calls a refusal', (message, status) => {
    for (const table of [byKey, byToken]) expect(rule('X', message, status, table).createdNothing).toBeUndefined()
  })

  test('is certain of a refusal where HTTP 400 says that the parameters are invalid', () => {
    expect(rule('X', 'Invalid address for ethereum: 0x12').createdNothing).toContain('HTTP 400')
    expect(rule('X', 'Your account is not verified', 403).createdNothing).toContain('HTTP 403')
    expect(rule('InsufficientFunds', '', 406).createdNothing).toContain('error codes')
  })

  test('maps the one reason code of rejected withdrawals that users have reported', () => {
    expect(rule('CryptoAddressWhitelistsNotEnabled').outcome).toBe('addressWhitelistRequired')
  })

  test('leaves the outcome unknown if a withdrawal with the same reference exists', () => {
    expect(rule('X', 'A withdrawal with this clientTransferId was made before').createdNothing).toBeUndefined()
  })

  test('keeps Gemini’s message if a key needs time-based nonces', () => {
    const words = "Nonce '1669661118488' is not within 30 seconds of server time '1669661120'"
    expect(rule('InvalidNonce', words)).toMatchObject({ kind: 'clockSkew' })
    expect(rule('InvalidNonce', words).text).toBeUndefined()
  })

  describe('a missing permission', () => {
    test('is named by role for a key, and by scope for a token', () => {
      expect(rule('MissingRole', '', 403).permission).toBe('Fund Manager')
      expect(rule('MissingRole', '', 403, byToken).permission).toBe('crypto:send')
      expect(rule('AnyReason', '', 403, byToken).permission).toBe('crypto:send')
      expect(rule('AnyReason', '', 403).kind).toBe('refused')
    })

    test('of a token after 401 mean that it expired, unless Gemini says that it was revoked', () => {
      expect(rule('InvalidAccessToken', 'The access token is invalid', 401, byToken).kind).toBe('tokenExpired')
      expect(rule('AnyReason', 'The token was revoked', 401, byToken).kind).toBe('credentialsInvalid')
      expect(rule('AnyReason', '', 401).kind).toBe('credentialsInvalid')
    })
  })

  test('reads only Gemini’s two error forms', () => {
    const read = (text: string) => byKey.readError(parseAtOnce(parseLossless(text)))
    expect(read('{"result":"error","reason":"MissingRole","message":"x"}')).toEqual({
      code: 'MissingRole',
      message: 'x',
    })
    expect(read('{"result":"error","reason":"MissingRole"}')).toEqual({ code: 'MissingRole', message: 'MissingRole' })
    expect(read('{"error":"MissingRole","message":"OrderStatus required"}')).toEqual({
      code: 'MissingRole',
      message: 'OrderStatus required',
    })
    for (const other of ['{}', '[]', 'null', '{"result":"ok"}', '{"result":"error"}', '{"reason":"x"}', '<p>']) {
      expect(read(other)).toBeUndefined()
    }
  })
})
