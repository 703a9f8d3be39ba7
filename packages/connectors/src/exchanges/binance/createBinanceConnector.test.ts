import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { createBinanceConnector } from './createBinanceConnector.ts'
import { binance } from './variants.ts'
import { startVariantSubject } from './testing/startVariantSubject.ts'

type Subject = Awaited<ReturnType<typeof startVariantSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startVariantSubject(binance)
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const fault = (path: string, rest: object) =>
  subject.sandbox.control('POST', 'faults', { host: 'api.binance.com', path, ...rest })
const apply = '/sapi/v1/capital/withdraw/apply'

describeKeys('Binance', () => startVariantSubject(binance), {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key bound elsewhere', { username: 'ipLocked' }, 'credentialsInvalid'],
    ['a suspended account', { username: 'suspended' }, 'credentialsInvalid'],
  ],
  readOnly: {
    missing: ['Enable Withdrawals'],
    outcome: { kind: 'rejected', reason: 'permissionMissing', upstreamCode: '-2015' },
  },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    travelRule: { kind: 'travelRuleRequired' },
    kycMissing: { kind: 'rejected', reason: 'accountLocked' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
  },
  waiting: { upstreamStatus: '0 Email Sent', fee: '0.01' },
  failed: { upstreamStatus: '5 Failure', message: 'Returned' },
})

describeClockSkew(
  () => startVariantSubject(binance),
  parts => createBinanceConnector(binance, parts),
  /^\/api\/v3\/time$/,
)

it('does not say a withdrawal again that met the clock', async () => {
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

it.each([-1000, -1001, -1006, -1007, -4027, -4032])('does not take %d for a no', async code => {
  const { credentials } = await subject.connect()
  await fault(apply, { mode: 'status', code: 400, body: JSON.stringify({ code, msg: 'Execution status unknown.' }) })
  expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
})

it('passes a ban on with its time', async () => {
  const { credentials } = await subject.connect()
  await fault('/api/v3/account', { mode: 'rateLimit', code: 418, retryAfter: 120 })
  const requested = subject.connector.read.holdings(credentials)
  await expect(requested).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 120_000 })
})
