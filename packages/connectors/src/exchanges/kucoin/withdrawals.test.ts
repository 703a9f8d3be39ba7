import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRule } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { parseAtOnce } from '../../kit/testing/parseAtOnce.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { readAllTransfers } from '../../kit/testing/readAllTransfers.ts'
import { signHeaders } from './api.ts'
import { kucoinErrors, kucoinWithdrawErrors } from './errors.ts'
import { kuCoin } from './exchange.ts'
import { startKucoinSubject } from './testing/startKucoinSubject.ts'

/** Of KuCoin's form, made up. */
const vectorKey = {
  key: '6705f5c311545b000157d3eb',
  secret: '0c1b7e8a-52fd-4f0e-9a55-3d0f6c1e7b42',
  passphrase: 'pass-phrase7',
}
const timestampMs = 1_728_443_843_000

// KuCoin documents the plain texts, but no signature of them. These were made with
// `printf '%s' "$timestamp$method$endpoint$body" | openssl dgst -sha256 -hmac "$secret" -binary | base64`,
// the passphrase's with `printf '%s' "$passphrase" | ...`.
const vectorBody = '{"currency":"USDT","toAddress":"TKFRQXSDc","amount":3,"withdrawType":"ADDRESS","chain":"trx"}'
test.each([
  ['GET', '/api/v1/accounts', '', 'Szt3fqT4HvwtZ2NygFE2U6TVjp6iT9+BY0FiS3Nxrqo='],
  ['GET', '/api/v1/withdrawals/quotas?currency=USDC&chain=eth', '', 'Jh8WjlRXO5BbOm3Hsw2S51zRNBFgORLbvtbEqM8Dmqk='],
  ['GET', '/api/v1/deposits?currency=A&B!', '', 'YY4RsxITpy8ITbgRoC7CcP2PjFsTbELdVKC7mOWrbXs='],
  ['POST', '/api/v3/withdrawals', vectorBody, 'lAplUWY+pi+748Y05QuhRiDD0owenKYCCrgyEK47o2E='],
] as const)(
  'the signature covers timestamp, method, endpoint and body (%s %s)',
  (method, endpoint, body, signature) => {
    expect(signHeaders(vectorKey, { timestampMs, method, endpoint, body })).toEqual({
      'kc-api-key': vectorKey.key,
      'kc-api-key-version': '2',
      'kc-api-timestamp': '1728443843000',
      'kc-api-passphrase': 'v0L2m4r7OOiJfCpZDkCN5ymXphxJf9InSCmbk3EoFEI=',
      'kc-api-sign': signature,
    })
  },
)

const rule = (code: string, message = '', table = kucoinErrors) => findRule(table, { status: 200, code, message })

test.each([
  ['400001', 'credentialsInvalid'],
  ['400003', 'credentialsInvalid'],
  ['400004', 'credentialsInvalid'],
  ['400005', 'credentialsInvalid'],
  ['400008', 'credentialsInvalid'],
  ['400009', 'credentialsInvalid'],
  ['400002', 'clockSkew'],
  ['400006', 'permissionMissing'],
  ['400007', 'permissionMissing'],
  ['429000', 'rateLimited'],
  ['200002', 'rateLimited'],
  ['411100', 'accountLocked'],
  ['400700', 'accountLocked'],
  ['400301', 'regionRestricted'],
  ['400302', 'regionRestricted'],
  ['400303', 'kycRequired'],
  ['260100', 'insufficientFunds'],
  ['260210', 'refused'],
  ['900014', 'networkUnsupported'],
  ['400100', 'refused'],
  ['999999', 'refused'],
])('error %s means %s', (code, kind) => {
  expect(rule(code).kind).toBe(kind)
})

test.each(['408000', '500000', '501000', '503000', '504000', '505000'])(
  'error %s leaves the outcome of a withdrawal open',
  code => {
    expect(rule(code).kind).toBe('unavailable')
  },
)

test.each([
  ['400100', 'account.available.amount', { kind: 'insufficientFunds' }],
  ['400100', 'The withdrawal amount is below the minimum requirement.', { kind: 'amountBelowMinimum' }],
  ['400100', 'Withdrawal amount is below the minimum requirement.', { kind: 'amountBelowMinimum' }],
  ['400100', 'Incorrect withdrawal address', { kind: 'invalidAddress' }],
  ['400100', 'Travel Rule information is required', { outcome: 'travelRuleRequired' }],
  ['260325', 'whatever', { outcome: 'addressWhitelistRequired' }],
  [
    '400100',
    'Already set withdraw whitelist, this address is not favorite address',
    { outcome: 'addressWhitelistRequired' },
  ],
] as const)('error %s is read by its text: %s', (code, message, expected) => {
  expect(rule(code, message)).toMatchObject(expected)
})

test('a permission error names General for a read and Withdrawal for a withdrawal', () => {
  expect(rule('400007').permission).toBe('General')
  expect(rule('400007', '', kucoinWithdrawErrors).permission).toBe('Withdrawal')
})

test('only a body in the form of a KuCoin error is read as one, its code written as text or as a number', () => {
  const read = (text: string) => kucoinErrors.readError(parseAtOnce(parseLossless(text)))
  expect(read('{"code":"400003","msg":"KC-API-KEY does not exist."}')).toEqual({
    code: '400003',
    message: 'KC-API-KEY does not exist.',
  })
  expect(read('{"code":500000,"msg":null}')).toEqual({ code: '500000', message: '' })
  expect(read('{"code":"400100"}')).toEqual({ code: '400100', message: '' })
  for (const other of ['{}', '[]', 'null', '{"code":"200000","msg":"x"}', '{"code":"OK"}', '{"msg":"x"}', '<p>']) {
    expect(read(other)).toBeUndefined()
  }
})

type Subject = Awaited<ReturnType<typeof startKucoinSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startKucoinSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

/** The path returns this error until the faults are cleared. */
const answerWith = (path: string, code: string, msg = 'x', rest: object = {}) =>
  subject.sandbox.control('POST', 'faults', {
    host: 'api.kucoin.com',
    path,
    mode: 'status',
    code: 200,
    body: JSON.stringify({ code, msg }),
    ...rest,
  })

describeKeys('KuCoin', startKucoinSubject, {
  fields: persona => ({ username: persona, password: 'Pass123', authToken: 'Pass123' }),
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a wrong passphrase', { authToken: 'wrong-phrase' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['no passphrase', { authToken: '' }, 'credentialsInvalid'],
    ['a key bound to another IP address', { username: 'ipLocked' }, 'permissionMissing'],
    ['a suspended account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: {
    missing: ['Withdrawal'],
    outcome: { kind: 'rejected', reason: 'permissionMissing', upstreamCode: '400007' },
  },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    // KuCoin documents no travel rule for its API.
    travelRule: { kind: 'accepted' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
  },
  waiting: { upstreamStatus: 'REVIEW', fee: '0.010000' },
  failed: { upstreamStatus: 'FAILURE' },
})

describeClockSkew(startKucoinSubject, kuCoin, /^\/api\/v1\/timestamp$/)

describe('a withdrawal', () => {
  test('is not repeated when KuCoin rejects the time of the request', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith('/api/v3/withdrawals', '400002', 'Invalid KC-API-TIMESTAMP.')
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'clockSkew' })
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })

  test.each(['408000', '500000', '503000', '505000'])('has an unknown outcome after error %s', async code => {
    const { credentials } = await subject.connect()
    await answerWith('/api/v3/withdrawals', code)
    expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
  })

  test('is distinguished from an identical one by the remark', async () => {
    const { credentials } = await subject.connect()
    const first = subject.order()
    const second = { ...first, reference: 'b48d8591-d09a-4831-a45b-c0d61d078762' }
    const sinceMs = subject.sandbox.clock.nowMs()
    const find = (order: typeof first) => subject.connector.withdraw.find(credentials, { order, sinceMs })
    const one = await subject.connector.withdraw.submit(credentials, first)
    expect(await find(second)).toBeUndefined()
    const two = await subject.connector.withdraw.submit(credentials, second)
    expect(one).toMatchObject({ kind: 'accepted', upstreamId: (await find(first))?.upstreamId })
    expect(two).toMatchObject({ kind: 'accepted', upstreamId: (await find(second))?.upstreamId })
  })

  test('that needs coins of the trading account is rejected, and the error names the required account', async () => {
    const { credentials } = await subject.connect()
    const holdings = await subject.connector.read.holdings(credentials)
    expect(holdings.find(({ symbol }) => symbol === 'LINK')).toMatchObject({ amount: '400', available: '0' })
    const outcome = await subject.connector.withdraw.submit(credentials, { ...subject.order(), amount: '20000' })
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'insufficientFunds', message: /trading account/ })
  })

  test('is accepted to a favorite address, in the spelling of the favorites', async () => {
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const requested = await subject.connector.withdraw.submit(credentials, order)
    expect(requested.kind === 'addressWhitelistRequired' && requested.howTo).toContain(order.address)
    const favorite = { persona: 'whitelistOn', chain: 'eth', address: order.address }
    await subject.sandbox.control('POST', 'kucoin/favorites', favorite)
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })
})

test('the history lists each transfer once across windows, and finds the oldest', async () => {
  const { credentials } = await subject.connect()
  const beganMs = subject.sandbox.clock.nowMs()
  const hashes: string[] = []
  for (let quarter = 0; quarter < 3; quarter += 1) {
    hashes.push((await subject.deposit?.('1.5')) ?? '')
    subject.sandbox.sandboxClock.advance(80 * 86_400_000)
  }
  const { history } = subject.connector
  const reported = await readAllTransfers(history, credentials, { count: 2, sinceMs: beganMs })
  const deposits = reported.filter(({ type }) => type === 'deposit')
  expect(deposits.map(({ hash }) => hash).slice(0, 2)).toEqual([...hashes].reverse().slice(0, 2))
  const oldest = await history?.find(credentials, { hash: hashes[0] ?? '' })
  expect(oldest).toMatchObject({ type: 'deposit', hash: hashes[0] })
  expect(await history?.find(credentials, { id: oldest?.upstreamId ?? '' })).toEqual(oldest)
})
