import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRule, isCertainRefusal } from '../../kit/http/errorTable.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { signQuery } from './api.ts'
import { binanceVariant } from './descriptor.ts'
import { binanceErrors, binanceWithdrawErrors } from './errors.ts'
import { binanceInternational } from './exchange.ts'
import { startVariantSubject } from './testing/startVariantSubject.ts'

describe('the signature', () => {
  /** The key, parameters and signature of Binance's own documentation (request security, HMAC example). */
  const secret = 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j'

  test('matches Binance’s documented example', () => {
    const signed = signQuery(secret, {
      symbol: 'LTCBTC',
      side: 'BUY',
      type: 'LIMIT',
      timeInForce: 'GTC',
      quantity: '1',
      price: '0.1',
      recvWindow: '5000',
      timestamp: '1499827319559',
    })
    expect(signed).toBe(
      'symbol=LTCBTC&side=BUY&type=LIMIT&timeInForce=GTC&quantity=1&price=0.1&recvWindow=5000&timestamp=1499827319559' +
        '&signature=c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71',
    )
  })

  test('covers the encoded text that is sent', () => {
    expect(signQuery('k', { name: "a b&c=d+(e)!'*" })).toMatch(
      /^name=a%20b%26c%3Dd%2B%28e%29%21%27%2A&signature=[0-9a-f]{64}$/,
    )
  })
})

describe('the error table', () => {
  const rule = (code: number, message = '', table = binanceErrors(binanceVariant)) =>
    findRule(table, { status: 400, code: String(code), message })

  test.each([
    [-1021, 'clockSkew'],
    [-1022, 'credentialsInvalid'],
    [-2008, 'credentialsInvalid'],
    [-2014, 'credentialsInvalid'],
    [-2015, 'credentialsInvalid'],
    [-1002, 'permissionMissing'],
    [-1003, 'rateLimited'],
    [-4005, 'rateLimited'],
    [-4007, 'invalidAddress'],
    [-4018, 'networkUnsupported'],
    [-4019, 'networkUnsupported'],
    [-4022, 'amountBelowMinimum'],
    [-4023, 'amountExceedsMaximum'],
    [-4026, 'insufficientFunds'],
    [-4016, 'accountLocked'],
    [-4044, 'regionRestricted'],
    [-1102, 'refused'],
    [-9999, 'refused'],
  ])('%d is %s', (code, kind) => {
    expect(rule(code).kind).toBe(kind)
  })

  test('reads -2015 as a missing permission if a read has just succeeded', () => {
    expect(rule(-2015, '', binanceWithdrawErrors(binanceVariant))).toMatchObject({
      kind: 'permissionMissing',
      permission: 'Enable Withdrawals',
    })
  })

  test.each([-1000, -1001, -1006, -1007, -1008, -3000])('%d leaves the outcome open', code => {
    expect(rule(code).kind).toBe('unavailable')
  })

  test('leaves the outcome open for a duplicate reference', () => {
    const error = { status: 400, code: '-4026', message: 'Duplicate withdrawOrderId' }
    expect(isCertainRefusal(rule(-4026, error.message), error)).toBe(false)
  })

  test.each([
    [-4034, 'The address is suspected of fake.'],
    [-4036, 'The new address needs to be withdrawn in 24 hours.'],
    [-4044, 'This is a blacklist country.'],
    [-9000, 'Please complete identity verification.'],
    [-9000, 'Travel rule information is required.'],
    [-9000, 'This account is suspended.'],
  ])('leaves the outcome open for %d, which no document calls a refusal', (code, message) => {
    const error = { status: 400, code: String(code), message }
    expect(isCertainRefusal(rule(code, message), error)).toBe(false)
  })

  test('reports an unlisted address, a travel rule and a region as such', () => {
    expect(rule(-4035, 'This address is not on the whitelist.').outcome).toBe('addressWhitelistRequired')
    expect(rule(-4104, 'Travel rule information is required.').outcome).toBe('travelRuleRequired')
    expect(rule(0, 'Service unavailable from a restricted location').kind).toBe('regionRestricted')
  })

  test('parses only Binance’s own error format', () => {
    expect(binanceErrors(binanceVariant).readError({ code: -1121, msg: 'Invalid symbol.' })).toEqual({
      code: '-1121',
      message: 'Invalid symbol.',
    })
    for (const other of [{}, [], null, { code: '-1', msg: 'x' }, { code: -1 }, { msg: 'x' }]) {
      expect(binanceErrors(binanceVariant).readError(other)).toBeUndefined()
    }
  })
})

type Subject = Awaited<ReturnType<typeof startVariantSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startVariantSubject(binanceVariant)
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const fault = (path: string, rest: object) =>
  subject.sandbox.control('POST', 'faults', { host: 'api.binance.com', path, ...rest })
const apply = '/sapi/v1/capital/withdraw/apply'

describeKeys('Binance', () => startVariantSubject(binanceVariant), {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key restricted to other IP addresses', { username: 'ipLocked' }, 'credentialsInvalid'],
    ['a suspended account', { username: 'suspended' }, 'credentialsInvalid'],
  ],
  readOnly: {
    missing: ['Enable Withdrawals'],
    outcome: { kind: 'rejected', reason: 'permissionMissing', upstreamCode: '-2015' },
  },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    travelRule: { kind: 'travelRuleRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
  },
  waiting: { upstreamStatus: '0 Email Sent', fee: '0.01' },
  failed: { upstreamStatus: '5 Failure', message: 'Returned' },
})

describeClockSkew(() => startVariantSubject(binanceVariant), binanceInternational, /^\/api\/v3\/time$/)

test('a withdrawal rejected for its timestamp is not sent again', async () => {
  const { credentials } = await subject.connect()
  const order = subject.order()
  await subject.forgetCalls()
  await fault(apply, {
    mode: 'status',
    code: 400,
    body: JSON.stringify({ code: -1021, msg: 'outside of the recvWindow.' }),
  })
  expect(await subject.connector.withdraw.submit(credentials, order)).toMatchObject({
    kind: 'rejected',
    reason: 'clockSkew',
  })
  expect(await subject.moneyCalls()).toBe(1)
  expect(subject.created(order.reference)).toBe(0)
})

test.each([-1000, -1001, -1006, -1007, -4027, -4032])('a withdrawal answered with %d is unknown', async code => {
  const { credentials } = await subject.connect()
  await fault(apply, { mode: 'status', code: 400, body: JSON.stringify({ code, msg: 'Execution status unknown.' }) })
  expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
})

test('a ban is reported with its duration', async () => {
  const { credentials } = await subject.connect()
  await fault('/api/v3/account', { mode: 'rateLimit', code: 418, retryAfter: 120 })
  const requested = subject.connector.read.holdings(credentials)
  await expect(requested).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 120_000 })
})
