import { findNetwork } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'
import { findRule } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { parseAtOnce } from '../../kit/testing/parseAtOnce.ts'
import { bitstampDescriptor } from './descriptor.ts'
import { bitstampErrors, tableFor } from './errors.ts'
import { depositStatus, requestStatus, splitAddress, timeOf } from './history.ts'
import { isSignedResponse, signRequest } from './signing.ts'
import { tagParameter } from './withdrawals.ts'

describe('the signature', () => {
  /** The documentation's example values. */
  const key = { key: 'api_key', secret: 'api_key_secret' }
  const stamp = { nonce: 'f93c979d-b00d-43a9-9b9c-fd4cd9547fa6', timestampMs: 1_567_755_304_968 }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  // Bitstamp documents the plain text of its example, but no signature of it. These were made from that text with
  // `printf '%s' "BITSTAMP api_keyPOST…v2offset=1" | openssl dgst -sha256 -hmac api_key_secret`; the first also with the
  // documentation's own lines of Python.
  test.each([
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
  ] as const)('covers %s', (_what, request, signature) => {
    expect(signRequest(key, stamp, request).headers).toEqual({
      ...('headers' in request ? request.headers : {}),
      'x-auth': 'BITSTAMP api_key',
      'x-auth-signature': signature,
      'x-auth-nonce': stamp.nonce,
      'x-auth-timestamp': '1567755304968',
      'x-auth-version': 'v2',
    })
  })

  test('covers the host, so that the same call to another host has another signature', () => {
    const signatureAt = (host: string) =>
      signRequest(key, stamp, { method: 'POST', url: `https://${host}/api/v2/account_balances/` }).headers?.[
        'x-auth-signature'
      ]
    expect(signatureAt('www.bitstamp.net')).not.toBe(signatureAt('sandbox.bitstamp.net'))
  })

  const sent = (at: typeof stamp) =>
    signRequest(key, at, { method: 'POST', url: 'https://www.bitstamp.net/api/v2/account_balances/' })
  const text = '[{"currency": "usdt", "total": "7.00000"}]'
  const signature = '78d6cef4d6673b6ff43ede11e0b7f846c39a7425e058b8c3a8919f6bb67f0593'
  const answer = { text, headers: { 'content-type': 'application/json', 'x-server-auth-signature': signature } }

  test('of a response is recognised in either case', () => {
    expect(isSignedResponse(key.secret, sent(stamp), answer)).toBe(true)
    const upper = { ...answer.headers, 'x-server-auth-signature': signature.toUpperCase() }
    expect(isSignedResponse(key.secret, sent(stamp), { text, headers: upper })).toBe(true)
  })

  test.each([
    ['another body', { ...answer, text: text.replace('7', '8') }],
    ['another content type', { ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } }],
    ['no signature', { text, headers: { 'content-type': 'application/json' } }],
    [
      'half of the signature',
      { ...answer, headers: { ...answer.headers, 'x-server-auth-signature': signature.slice(0, 32) } },
    ],
  ])('of a response is rejected with %s', (_what, other) => {
    expect(isSignedResponse(key.secret, sent(stamp), other)).toBe(false)
  })

  test('of a response to another call, or under another secret, is rejected', () => {
    expect(isSignedResponse(key.secret, sent({ ...stamp, nonce: stamp.nonce.replace('f', 'e') }), answer)).toBe(false)
    expect(isSignedResponse(key.secret, sent({ ...stamp, timestampMs: stamp.timestampMs + 1 }), answer)).toBe(false)
    expect(isSignedResponse('other', sent(stamp), answer)).toBe(false)
  })
})

test('every network name maps to one of our networks, each once', () => {
  const { networks } = bitstampDescriptor('production')
  expect(networks).toHaveLength(11)
  expect(new Set(networks.map(({ networkId }) => networkId)).size).toBe(11)
  const named = networks.map(({ networkId, upstreamId }) => [findNetwork(networkId)?.name, upstreamId])
  expect(named).toContainEqual(['Ethereum', 'ethereum'])
  expect(named).toContainEqual(['Solana', 'solana'])
})

test.each([
  ['xrpl', '1455', { destination_tag: '1455' }],
  ['xrpl', '0', { destination_tag: '0' }],
  ['xrpl', 'memo', undefined],
  ['stellar', 'any-28-bytes', { memo_id: 'any-28-bytes' }],
  ['stellar', 'x'.repeat(29), undefined],
  ['ethereum', '7', undefined],
  ['toString', '7', undefined],
  ['ethereum', undefined, {}],
  ['xrpl', '', {}],
])('on %s the tag %j is sent as %j', (network, tag, expected) => {
  expect(tagParameter(network, tag)).toEqual(expected)
})

test.each([
  ['rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1?dt=1455', { address: 'rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1', tag: '1455' }],
  ['GABC?memoId=hello', { address: 'GABC', tag: 'hello' }],
  ['0x99ced129603abc771c0dabe935c326ff6c86645d', { address: '0x99ced129603abc771c0dabe935c326ff6c86645d' }],
  ['', { address: '' }],
])('the address %j is split from its tag', (text, expected) => {
  expect(splitAddress(text)).toEqual(expected)
})

test('times are read as UTC, with or without fractions', () => {
  expect(timeOf('2022-01-31 16:07:32')).toBe(Date.UTC(2022, 0, 31, 16, 7, 32))
  expect(timeOf('2025-09-25 14:42:59.894846')).toBe(Date.UTC(2025, 8, 25, 14, 42, 59, 894))
  expect(() => timeOf('2022-13-31 16:07:32')).toThrow(/time/)
})

test.each([
  ['0', 'pending'],
  ['1', 'pending'],
  ['2', 'succeeded'],
  ['3', 'failed'],
  ['4', 'failed'],
  ['11', 'failed'],
  ['5', 'pending'],
  ['toString', 'pending'],
])('a withdrawal of status %s is %s', (upstream, status) => {
  expect(requestStatus(upstream)).toBe(status)
})

test.each([
  ['COMPLETED', 'succeeded'],
  ['PENDING', 'pending'],
  ['IN_PROCESSING', 'pending'],
  ['REVERSED_LATER', 'pending'],
  ['FINALIZED', 'succeeded'],
  ['REJECTED', 'failed'],
  ['REVERTED', 'failed'],
  [undefined, 'succeeded'],
  [null, 'succeeded'],
])('a deposit of status %s is %s', (upstream, status) => {
  expect(depositStatus(upstream)).toBe(status)
})

describe('the error table', () => {
  const rule = (code: string, message = '', table = bitstampErrors) => findRule(table, { status: 400, code, message })

  test.each([
    ['API0001', 'credentialsInvalid'],
    ['API0002', 'permissionMissing'],
    ['API0005', 'credentialsInvalid'],
    ['API0006', 'accountLocked'],
    ['API0008', 'credentialsInvalid'],
    ['API0009', 'kycRequired'],
    ['API0010', 'refused'],
    ['API0011', 'credentialsInvalid'],
    ['API0017', 'clockSkew'],
    ['API0020', 'refused'],
    ['400.002', 'rateLimited'],
    ['400.067', 'rateLimited'],
    ['400.009', 'insufficientFunds'],
    ['403.001', 'kycRequired'],
    ['404.006', 'networkUnsupported'],
    ['400.001', 'refused'],
    ['999.999', 'refused'],
  ])('%s is %s', (code, kind) => {
    expect(rule(code).kind).toBe(kind)
  })

  test.each(['500.001', '500.002', '500.003', '500.007', '500.016'])('%s leaves the outcome open', code => {
    expect(rule(code).kind).toBe('unavailable')
  })

  test.each(['Please contact support.', 'The address was removed from the whitelist.', 'Third-party check failed.'])(
    'leaves the outcome open for "%s", which no document lists',
    message => {
      expect(rule('error', message).createdNothing).toBeUndefined()
    },
  )

  test('leaves the outcome open when the nonce was used before', () => {
    expect(rule('API0004', 'Invalid nonce').createdNothing).toBeUndefined()
  })

  test.each([
    ['User not verified', { kind: 'kycRequired' }],
    ['USDC withdrawals are currently unavailable for your account', { kind: 'accountLocked' }],
    ['Your withdrawals are currently disabled', { kind: 'accountLocked' }],
    ['Your deposits are currently disabled', { kind: 'accountLocked' }],
    ['Not allowed to withdraw to specified USDC address', { outcome: 'addressWhitelistRequired' }],
    ['You have only 1.5 USDC available. Check your account balance for details.', { kind: 'insufficientFunds' }],
    ['amount: Ensure this value is greater than or equal to 5.', { kind: 'amountBelowMinimum' }],
    ['address: Ensure this value has at least 25 characters (it has 6).', { kind: 'invalidAddress' }],
    ['network: Invalid network selection', { kind: 'networkUnsupported' }],
    ['Contact does not exist', { outcome: 'travelRuleRequired' }],
    ['Contact is missing required information', { outcome: 'travelRuleRequired' }],
    ['Vasp does not exist', { outcome: 'travelRuleRequired' }],
    ['contact_uuid: You must set this field because contact_thirdparty=True', { outcome: 'travelRuleRequired' }],
    ['The address you provided is not verified', { outcome: 'travelRuleRequired' }],
    ["Bitstamp.net is under scheduled maintenance. We'll be back soon.", { kind: 'unavailable' }],
    ['Something went wrong, try again later.', { kind: 'unavailable' }],
    ['amount: Ensure that there are no more than 6 decimal places.', { kind: 'refused' }],
    ['amount: Enter a number. Use "." as a decimal point.', { kind: 'refused' }],
    ['Missing amount and/or address POST parameters.', { kind: 'refused' }],
  ] as const)('recognises "%s" by its words', (message, expected) => {
    expect(rule('error', message)).toMatchObject(expected)
  })

  test.each([
    ['account_balances', 'Account balance'],
    ['account_balances/usdc', 'Account balance'],
    ['fees/withdrawal', 'Account balance'],
    ['withdrawal-requests', 'User transactions'],
    ['user_transactions', 'User transactions'],
    ['crypto-transactions', 'User transactions'],
    ['usdc_address', 'Crypto deposit address'],
    ['usdc_withdrawal', 'Crypto withdrawal'],
  ])('names the permission that %s needs', (path, permission) => {
    expect(rule('API0003', '', tableFor(path))).toMatchObject({ kind: 'permissionMissing', permission })
    // The older form has no code.
    expect(rule('error', 'No permission found', tableFor(path))).toMatchObject({ permission })
  })

  test('reads each of Bitstamp’s error forms', () => {
    const read = (text: string) => bitstampErrors.readError(parseAtOnce(parseLossless(text)))
    expect(read('{"status": "error", "reason": "Invalid nonce", "code": "API0004"}')).toEqual({
      code: 'API0004',
      message: 'Invalid nonce',
    })
    expect(read('{"error": "No permission found"}')).toEqual({ code: 'error', message: 'No permission found' })
    expect(read('{"error": {"amount": ["Too small.", "Really."]}}')?.message).toBe('amount: Too small. amount: Really.')
    expect(read('{"status":"error","reason":{"amount":["Not so."],"__all__":["No."," Never.",""]}}')?.message).toBe(
      'amount: Not so. No.  Never.',
    )
    expect(read('{"status":"error","reason":{"__all__":["No."]},"response_code":"403.004"}')).toEqual({
      code: '403.004',
      message: 'No.',
    })
    expect(read('{"code":"API5506","message":"Not here."}')).toEqual({ code: 'API5506', message: 'Not here.' })
    expect(read('{"response_code":"400.002"}')).toEqual({ code: '400.002', message: '' })
  })

  test.each([
    '{}',
    '[]',
    'null',
    '<p>',
    '{"id":1}',
    '{"status":"ok"}',
    '{"status":"error"}',
    '{"code":"USD","message":"x"}',
  ])('does not read %s as an error', text => {
    expect(bitstampErrors.readError(parseAtOnce(parseLossless(text)))).toBeUndefined()
  })
})
