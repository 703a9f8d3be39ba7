import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { readAllTransfers } from '../../kit/testing/readAllTransfers.ts'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { createBybitConnector } from './createBybitConnector.ts'
import { startBybitSubject } from './testing/startBybitSubject.ts'

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
/** An answer in Bybit's own form in place of its own. */
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
    ['a key bound elsewhere', { username: 'ipLocked' }, 'permissionMissing'],
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

describe('the key', () => {
  it('that cannot read the wallets does not connect', async () => {
    await answerWith('/v5/asset/transfer/', 10005)
    await expect(connectKey('Mesh')).rejects.toMatchObject({
      kind: 'permissionMissing',
      permission: 'Wallet: Account Transfer',
    })
    await answerWith('/v5/account/wallet-balance', 10028)
    await expect(connectKey('Mesh')).rejects.toMatchObject({ kind: 'refused', message: /Unified Trading Account/ })
  })
})

describeClockSkew(startBybitSubject, createBybitConnector, /^\/v5\/market\/time$/)

describe('the money call', () => {
  it.each([
    [10002, 'req_timestamp'],
    [131002, 'params err: timestamp out of invalid window'],
  ])('is not said again when it meets the clock (%d)', async (code, message) => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith(create, code, message)
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'clockSkew' })
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })

  it.each([10000, 10014, 10016, 131001, 131003, 131082, 131230])('does not take %d for a no', async code => {
    const { credentials } = await subject.connect()
    await answerWith(create, code)
    expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
  })

  it('does not take a refused twin for a no, and the history finds the first', async () => {
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

  it('says so when Bybit wants ten seconds between two of a coin', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
    const next = { ...order, reference: 'b48d8591-d09a-4831-a45b-c0d61d078762' }
    const outcome = await subject.connector.withdraw.submit(credentials, next)
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'rateLimited', upstreamCode: '10006' })
  })

  it('draws on the unified wallet too', async () => {
    const { credentials } = await subject.connect()
    const order = { ...subject.order(), symbol: 'ETH', amount: '1.25' }
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })

  it('goes to an address of the book in whatever case it is written', async () => {
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const address = `0x${order.address.slice(2).toUpperCase()}`
    await subject.sandbox.control('POST', 'bybit/addresses', { persona: 'whitelistOn', chain: 'ETH', address })
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })
})

it('lists across windows of 30 days, each transfer once', async () => {
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
