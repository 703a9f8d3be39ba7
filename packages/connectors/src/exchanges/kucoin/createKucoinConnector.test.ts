import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { readAllTransfers } from '../../kit/testing/readAllTransfers.ts'
import { createKucoinConnector } from './createKucoinConnector.ts'
import { startKucoinSubject } from './testing/startKucoinSubject.ts'

type Subject = Awaited<ReturnType<typeof startKucoinSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startKucoinSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

/** An answer in KuCoin's own form in place of its own. */
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
    ['a key bound elsewhere', { username: 'ipLocked' }, 'permissionMissing'],
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

describeClockSkew(startKucoinSubject, createKucoinConnector, /^\/api\/v1\/timestamp$/)

describe('the money call', () => {
  it('is not said again when it meets the clock', async () => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith('/api/v3/withdrawals', '400002', 'Invalid KC-API-TIMESTAMP.')
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'clockSkew' })
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })

  it.each(['408000', '500000', '503000', '505000'])('does not take %s for a no', async code => {
    const { credentials } = await subject.connect()
    await answerWith('/api/v3/withdrawals', code)
    expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
  })

  it('is told apart from its twin by the remark', async () => {
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

  it('cannot draw on the trading account, and says where the coins have to be', async () => {
    const { credentials } = await subject.connect()
    const holdings = await subject.connector.read.holdings(credentials)
    expect(holdings.find(({ symbol }) => symbol === 'LINK')).toMatchObject({ amount: '400', available: '0' })
    const outcome = await subject.connector.withdraw.submit(credentials, { ...subject.order(), amount: '20000' })
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'insufficientFunds', message: /trading account/ })
  })

  it('goes to a favorite address, spelled as it is there', async () => {
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const requested = await subject.connector.withdraw.submit(credentials, order)
    expect(requested.kind === 'addressWhitelistRequired' && requested.howTo).toContain(order.address)
    const favorite = { persona: 'whitelistOn', chain: 'eth', address: order.address }
    await subject.sandbox.control('POST', 'kucoin/favorites', favorite)
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })
})

it('lists across windows, each transfer once, and finds the oldest', async () => {
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
