import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRule, isCertainRefusal } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { parseAtOnce } from '../../kit/testing/parseAtOnce.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { readAllTransfers } from '../../kit/testing/readAllTransfers.ts'
import { signHeaders } from './api.ts'
import { bybitErrors, bybitWithdrawErrors } from './errors.ts'
import { bybit } from './exchange.ts'
import { startBybitSubject } from './testing/startBybitSubject.ts'

/** A key and secret of Bybit's form, made up. */
const vectorKey = { key: 'opjSlSOzqIeXROT5rq', secret: 'M9yLdVtWcEa3NqRzKb7HfUx2GpJs5TnA8oQi' }

// Bybit documents the plain text of its examples, but no signature of them. These were made from that text with
// `printf '%s' "$timestamp$key$window$payload" | openssl dgst -sha256 -hmac "$secret"`.
test.each([
  [
    1_658_384_314_791,
    'category=option&symbol=BTC-29JUL22-25000-C',
    'f01984f8a47602dc2137c81e1277fa2c4344ed532f3e12fde630df6370282058',
  ],
  [
    1_672_196_570_254,
    '{"coin":"USDT","chain":"ETH","address":"0x99ced129603abc771c0dabe935c326ff6c86645d","amount":"24","timestamp":1672196561407,"forceChain":1,"accountType":"FUND"}',
    'e807a87b61a218fbc12569674140c2bf2fa6d681fe7ce0dbe20e50bf32bf7653',
  ],
])('the signature covers timestamp, key, window and payload (%i)', (timestampMs, payload, signature) => {
  expect(signHeaders(vectorKey, timestampMs, payload)).toEqual({
    'x-bapi-api-key': vectorKey.key,
    'x-bapi-timestamp': String(timestampMs),
    'x-bapi-recv-window': '5000',
    'x-bapi-sign': signature,
  })
})

const rule = (code: number, message = '', table = bybitErrors) =>
  findRule(table, { status: 200, code: String(code), message })

test.each([
  [10002, 'clockSkew'],
  [10003, 'credentialsInvalid'],
  [10004, 'credentialsInvalid'],
  [10007, 'credentialsInvalid'],
  [33004, 'credentialsInvalid'],
  [10005, 'permissionMissing'],
  [10010, 'permissionMissing'],
  [10006, 'rateLimited'],
  [10018, 'rateLimited'],
  [10008, 'accountLocked'],
  [10027, 'accountLocked'],
  [131089, 'accountLocked'],
  [131090, 'accountLocked'],
  [131092, 'accountLocked'],
  [10024, 'regionRestricted'],
  [10028, 'refused'],
  [131004, 'kycRequired'],
  [131085, 'insufficientFunds'],
  [131212, 'insufficientFunds'],
  [131088, 'amountExceedsMaximum'],
  [131095, 'amountExceedsMaximum'],
  [131081, 'invalidAddress'],
  [131097, 'networkUnsupported'],
  [131096, 'refused'],
  [10001, 'refused'],
  [999999, 'refused'],
])('error %d means %s', (code, kind) => {
  expect(rule(code).kind).toBe(kind)
})

test.each([10000, 10016, 131001, 131003, 131200, 131201, 131206, 131230])(
  'error %d leaves the outcome of a withdrawal open',
  code => {
    expect(rule(code).kind).toBe('unavailable')
  },
)

test.each([
  [10014, 'Invalid duplicate request.'],
  [131082, 'Do not repeat the request'],
  [131002, 'requestId duplicate'],
])('a rejected duplicate (%d) leaves the outcome open: the first may have been created', (code, message) => {
  expect(isCertainRefusal(rule(code, message), { status: 200, code: String(code), message })).toBe(false)
})

test.each([
  [131002, 'Withdraw address chain or destination tag are not equal', { outcome: 'addressWhitelistRequired' }],
  [131002, 'params err: timestamp out of invalid window', { kind: 'clockSkew' }],
  [131002, 'Parameter error: address', { kind: 'invalidAddress' }],
  [131002, 'Parameter error', { kind: 'refused' }],
  [131083, 'Withdraw only allowed from address book', { outcome: 'addressWhitelistRequired' }],
  [131093, 'The withdrawal address is not in the whitelist', { outcome: 'addressWhitelistRequired' }],
  [131002, 'beneficiary information is required', { outcome: 'travelRuleRequired' }],
  [131074, 'Beneficiary info is required', { outcome: 'travelRuleRequired' }],
] as const)('error %d is read by its text: %s', (code, message, expected) => {
  expect(rule(code, message)).toMatchObject(expected)
})

test('a permission error names the wallet right for a read and the withdrawal right for a withdrawal', () => {
  expect(rule(10005).permission).toBe('Wallet: Account Transfer')
  expect(rule(10005, '', bybitWithdrawErrors).permission).toBe('Wallet: Withdrawal')
})

test('only a body in the form of a Bybit error is read as one, its code written as text or as a number', () => {
  const read = (text: string) => bybitErrors.readError(parseAtOnce(parseLossless(text)))
  expect(read('{"retCode":10003,"retMsg":"API key is invalid.","result":{},"time":1}')).toEqual({
    code: '10003',
    message: 'API key is invalid.',
  })
  expect(read('{"retCode":"131093","retMsg":"x"}')).toEqual({ code: '131093', message: 'x' })
  for (const other of ['{}', '[]', 'null', '{"retCode":0,"retMsg":"OK"}', '{"retCode":1}', '{"ret_code":1}', '<p>']) {
    expect(read(other)).toBeUndefined()
  }
})

type Subject = Awaited<ReturnType<typeof startBybitSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startBybitSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const connectKey = (username: string, password = 'Pass123') =>
  subject.connector.auth.connectWithKey?.({ username, password })
const create = '/v5/asset/withdraw/create'
/** The path returns this error until the faults are cleared. */
const answerWith = (path: string, retCode: number, retMsg = 'x', rest: object = {}) =>
  subject.sandbox.control('POST', 'faults', {
    host: 'api.bybit.com',
    path,
    mode: 'status',
    code: 200,
    body: JSON.stringify({ retCode, retMsg, result: {}, retExtInfo: {}, time: 1 }),
    ...rest,
  })

describeKeys('Bybit', startBybitSubject, {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key bound to another IP address', { username: 'ipLocked' }, 'permissionMissing'],
    ['a suspended account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: {
    missing: ['Read-Write', 'Wallet: Withdrawal'],
    outcome: { kind: 'rejected', reason: 'permissionMissing', upstreamCode: '10005' },
  },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    travelRule: { kind: 'travelRuleRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
  },
  waiting: { upstreamStatus: 'SecurityCheck', fee: '0.01' },
  failed: { upstreamStatus: 'Fail' },
})

describe('a key', () => {
  test('that cannot read the wallets does not connect', async () => {
    await answerWith('/v5/asset/transfer/', 10005)
    await expect(connectKey('Mesh')).rejects.toMatchObject({
      kind: 'permissionMissing',
      permission: 'Wallet: Account Transfer',
    })
    await answerWith('/v5/account/wallet-balance', 10028)
    await expect(connectKey('Mesh')).rejects.toMatchObject({ kind: 'refused', message: /Unified Trading Account/ })
  })
})

describeClockSkew(startBybitSubject, bybit, /^\/v5\/market\/time$/)

describe('a withdrawal', () => {
  test.each([
    [10002, 'req_timestamp'],
    [131002, 'params err: timestamp out of invalid window'],
  ])('is not repeated when Bybit rejects the time of the request (%d)', async (code, message) => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith(create, code, message)
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'clockSkew' })
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })

  test.each([10000, 10014, 10016, 131001, 131003, 131082, 131230])(
    'has an unknown outcome after error %d',
    async code => {
      const { credentials } = await subject.connect()
      await answerWith(create, code)
      expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
    },
  )

  test('that Bybit rejects as a duplicate has an unknown outcome, and the history finds the first', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    const sinceMs = subject.sandbox.clock.nowMs()
    const first = await subject.connector.withdraw.submit(credentials, order)
    subject.sandbox.sandboxClock.advance(10_000)
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('unknown')
    expect(subject.created(order.reference)).toBe(1)
    const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
    expect(first).toMatchObject({ kind: 'accepted', upstreamId: found?.upstreamId })
  })

  test('has an unknown outcome within ten seconds of another of the coin: a rate limit proves nothing', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
    const next = { ...order, reference: 'b48d8591-d09a-4831-a45b-c0d61d078762' }
    const outcome = await subject.connector.withdraw.submit(credentials, next)
    expect(outcome.kind).toBe('unknown')
    expect(subject.created(next.reference)).toBe(0)
  })

  test('also draws on the unified wallet', async () => {
    const { credentials } = await subject.connect()
    const order = { ...subject.order(), symbol: 'ETH', amount: '1.25' }
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })

  test('is accepted to an address of the address book in whatever case that is written', async () => {
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const address = `0x${order.address.slice(2).toUpperCase()}`
    await subject.sandbox.control('POST', 'bybit/addresses', { persona: 'whitelistOn', chain: 'ETH', address })
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })
})

test('the history lists each transfer once across windows of 30 days', async () => {
  const { credentials } = await subject.connect()
  const beganMs = subject.sandbox.clock.nowMs()
  const hashes: string[] = []
  for (let month = 0; month < 3; month += 1) {
    hashes.push((await subject.deposit?.('1.5')) ?? '')
    subject.sandbox.sandboxClock.advance(25 * 86_400_000)
  }
  const { history } = subject.connector
  const reported = await readAllTransfers(history, credentials, { count: 2, sinceMs: beganMs })
  expect(reported.map(({ hash }) => hash)).toEqual([...hashes].reverse())
  const oldest = await history?.find(credentials, { hash: hashes[0] ?? '' })
  expect(oldest).toEqual(reported.at(-1))
})
