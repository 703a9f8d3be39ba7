import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBinanceConnector } from './createBinanceConnector.ts'
import { binance } from './houses.ts'
import { startHouseSubject } from './testing/startHouseSubject.ts'

type Subject = Awaited<ReturnType<typeof startHouseSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startHouseSubject(binance)
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const connectKey = (username: string, password = 'Pass123') =>
  subject.connector.auth.connectWithKey?.({ username, password })
const fault = (path: string, rest: object) =>
  subject.sandbox.control('POST', 'faults', { host: 'api.binance.com', path, ...rest })
const apply = '/sapi/v1/capital/withdraw/apply'

describe('the key', () => {
  it.each([
    ['an unknown key', 'Nobody', 'Pass123'],
    ['a wrong secret', 'Mesh', 'wrong-secret'],
    ['a malformed key', 'no key!', 'Pass123'],
    ['no key', '', 'Pass123'],
    ['no secret', 'Mesh', ''],
    ['a key bound elsewhere', 'ipLocked', 'Pass123'],
    ['a suspended account', 'suspended', 'Pass123'],
  ])('%s is refused, and not repeated back', async (_name, username, password) => {
    const error: unknown = await connectKey(username, password)?.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ConnectorError', kind: 'credentialsInvalid' })
    if (password === 'wrong-secret') expect(String(error)).not.toContain(password)
  })

  it('takes the blanks of a paste', async () => {
    expect((await connectKey(' Mesh\n', ' Pass123 '))?.granted.read).toBe(true)
  })

  it('says what a read-only key may not do, and is refused when withdrawing', async () => {
    const connected = await subject.connectAs('readOnlyKey')
    expect(connected.granted).toEqual({ read: true, withdraw: false, missing: ['Enable Withdrawals'] })
    const outcome = await subject.connector.withdraw.submit(connected.credentials, subject.order())
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'permissionMissing', upstreamCode: '-2015' })
  })

  it('shows an empty account as empty', async () => {
    const { credentials } = await subject.connectAs('Mesh2')
    expect(await subject.connector.read.holdings(credentials)).toEqual([])
    expect(await subject.connector.read.balances(credentials)).toEqual([])
  })
})

describe.each([-600_000, 600_000])('a clock off by %d ms', offMs => {
  const skewed = () =>
    createBinanceConnector(binance, {
      egress: subject.sandbox.egress,
      clock: { nowMs: () => subject.sandbox.clock.nowMs() + offMs, sleep: async () => undefined },
      environment: 'sandbox',
    })

  it('is put right once, and reads and withdrawals go through', async () => {
    const { credentials } = await subject.connect()
    const connector = skewed()
    await subject.forgetCalls()
    expect(await connector.read.holdings(credentials)).not.toEqual([])
    expect(await subject.sandbox.calls('GET', /^\/api\/v3\/time$/)).toBe(1)
    const order = subject.order()
    expect((await connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
    expect(await subject.sandbox.calls('GET', /^\/api\/v3\/time$/)).toBe(1)
    expect(await connector.withdraw.find(credentials, { order, sinceMs: subject.sandbox.clock.nowMs() })).toBeDefined()
  })
})

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
  const asked = subject.connector.read.holdings(credentials)
  await expect(asked).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 120_000 })
})

it.each([
  ['whitelistOn', { kind: 'addressWhitelistRequired' }],
  ['travelRule', { kind: 'travelRuleRequired' }],
  ['kycMissing', { kind: 'rejected', reason: 'accountLocked' }],
  ['restrictedRegion', { kind: 'rejected', reason: 'regionRestricted' }],
] as const)('persona %s meets its own outcome', async (persona, expected) => {
  const { credentials } = await subject.connectAs(persona)
  expect(await subject.connector.withdraw.submit(credentials, subject.order())).toMatchObject(expected)
})

it('shows a withdrawal that waits for an e-mail as pending', async () => {
  const { credentials } = await subject.connectAs('emailConfirm')
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'pending', upstreamStatus: '0 Email Sent', fee: '0.01' })
})

it('tells a failed withdrawal as failed', async () => {
  const { credentials } = await subject.connect()
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  const outcome = await subject.connector.withdraw.submit(credentials, order)
  if (outcome.kind !== 'accepted') throw new Error('not accepted')
  await subject.sandbox.control('POST', `withdrawals/${outcome.nativeId}/fail`, { reason: 'Returned' })
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'failed', upstreamStatus: '5 Failure', message: 'Returned' })
})
