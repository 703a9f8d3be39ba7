import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { bitstamp } from './exchange.ts'
import { startBitstampSubject } from './testing/startBitstampSubject.ts'

type Subject = Awaited<ReturnType<typeof startBitstampSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startBitstampSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const withdraw = '/api/v2/usdc_withdrawal/'
/** An error in Bitstamp's own format in place of its reply. */
const answerWith = (path: string, code: number, body: object) =>
  subject.sandbox.control('POST', 'faults', {
    host: 'www.bitstamp.net',
    path: `${path}$`,
    mode: 'status',
    code,
    body: JSON.stringify({ status: 'error', ...body }),
  })

describeKeys('Bitstamp', startBitstampSubject, {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key restricted to other IP addresses', { username: 'ipLocked' }, 'permissionMissing'],
    ['a frozen account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: {
    missing: ['Crypto withdrawal'],
    outcome: { kind: 'rejected', reason: 'permissionMissing', upstreamCode: 'API0003' },
  },
  outcomes: {
    Mesh: { kind: 'accepted' },
    whitelistOn: { kind: 'addressWhitelistRequired' },
    travelRule: { kind: 'travelRuleRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
  },
  waiting: { upstreamStatus: '0' },
  failed: { upstreamStatus: '4' },
})

describeClockSkew(startBitstampSubject, bitstamp, /^\/api\/v2\/eur_usd\/$/)

describe('the money call', () => {
  test.each([
    ['clockSkew', 403, { reason: 'X-Auth-Timestamp header is out of boundaries', code: 'API0017' }],
    ['credentialsInvalid', 403, { reason: 'Invalid signature', code: 'API0005' }],
    ['accountLocked', 400, { reason: { __all__: ['Your withdrawals are currently disabled'] } }],
  ])('is made once when it is refused (%s)', async (reason, code, body) => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith(withdraw, code, body)
    expect(await subject.connector.withdraw.submit(credentials, order)).toMatchObject({ kind: 'rejected', reason })
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })

  test.each([
    [403, { reason: 'Invalid nonce', code: 'API0004' }],
    [400, { reason: 'x', response_code: '500.001' }],
    [400, { reason: 'x', response_code: '500.016' }],
    [200, { reason: { __all__: ['No, and unsigned'] } }],
  ])('leaves the outcome unknown after %d %j', async (code, body) => {
    const { credentials } = await subject.connect()
    await answerWith(withdraw, code, body)
    expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
  })

  test('succeeds to an address on the key’s list', async () => {
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const address = `0x${order.address.slice(2).toUpperCase()}`
    await subject.sandbox.control('POST', 'bitstamp/addresses', { persona: 'whitelistOn', address })
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })

  test('has its fee in the history', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    if (outcome.kind !== 'accepted') throw new Error('not accepted')
    await subject.settle()
    const reported = await subject.connector.history?.find(credentials, { id: outcome.upstreamId })
    expect(reported).toMatchObject({ amount: order.amount, fee: '0.01', status: 'succeeded' })
  })
})
