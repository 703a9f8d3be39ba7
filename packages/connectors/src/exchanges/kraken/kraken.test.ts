import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { kraken } from './exchange.ts'
import { startKrakenSubject } from './testing/startKrakenSubject.ts'

type Subject = Awaited<ReturnType<typeof startKrakenSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startKrakenSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

/** One response in Kraken's error format. */
const answerWith = (path: string, error: string, times = 1) =>
  subject.sandbox.control('POST', 'faults', {
    host: 'api.kraken.com',
    path: `${path}$`,
    mode: 'status',
    code: 200,
    times,
    body: JSON.stringify({ error: [error] }),
  })
const balances = '/0/private/BalanceEx'
const withdraw = '/0/private/Withdraw'

describeKeys('Kraken', startKrakenSubject, {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrongSecret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['a malformed secret', { password: 'wrong secret!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key bound elsewhere', { username: 'ipLocked' }, 'credentialsInvalid'],
    ['a closed account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: {
    missing: ['Funds: Withdraw'],
    outcome: { reason: 'permissionMissing', upstreamCode: 'EGeneral:Permission denied' },
  },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
    Mesh: { kind: 'accepted' },
  },
  waiting: { upstreamStatus: 'Initial (onhold)', fee: '0.010000' },
  failed: { upstreamStatus: 'Failure' },
})

describe('nonces', () => {
  test('increase for any concurrent requests', async () => {
    const { credentials } = await subject.connectAs('Mesh')
    const { holdings, balances: fiat } = subject.connector.read
    const requested = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? holdings(credentials) : fiat(credentials),
    )
    for (const answer of await Promise.all<unknown[]>(requested)) expect(answer).not.toEqual([])
  })

  test('that come too late are followed by one retry, and no third attempt', async () => {
    const { credentials } = await subject.connectAs('Mesh')
    await answerWith(balances, 'EAPI:Invalid nonce')
    expect(await subject.connector.read.holdings(credentials)).not.toEqual([])
    await answerWith(balances, 'EAPI:Invalid nonce', 5)
    await subject.forgetCalls()
    await expect(subject.connector.read.holdings(credentials)).rejects.toMatchObject({ kind: 'clockSkew' })
    expect(await subject.sandbox.calls('POST', /BalanceEx$/)).toBe(2)
  })

  test('of a program that is ahead make the key unusable here, and the error says so', async () => {
    const { credentials } = await subject.connectAs('MeshBTC')
    const ahead = kraken({
      egress: subject.sandbox.egress,
      clock: { nowMs: () => subject.sandbox.clock.nowMs() + 3_600_000, sleep: async () => undefined },
      environment: 'sandbox',
    })
    expect(await ahead.read.holdings(credentials)).not.toEqual([])
    const requested = subject.connector.read.holdings(credentials)
    await expect(requested).rejects.toMatchObject({
      kind: 'clockSkew',
      message: expect.stringContaining('no other program'),
    })
  })

  test('do not send a withdrawal a second time', async () => {
    const { credentials } = await subject.connectAs('Mesh')
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith(withdraw, 'EAPI:Invalid nonce')
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome.kind).toBe('unknown')
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })
})

test.each(['EService:Unavailable', 'EService:Busy', 'EGeneral:Internal error'])(
  'does not take %s for a no',
  async error => {
    const { credentials } = await subject.connectAs('Mesh')
    await answerWith(withdraw, error)
    expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
  },
)
