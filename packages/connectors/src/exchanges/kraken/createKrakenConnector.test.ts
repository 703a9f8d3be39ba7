import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createKrakenConnector } from './createKrakenConnector.ts'
import { startKrakenSubject } from './testing/startKrakenSubject.ts'

type Subject = Awaited<ReturnType<typeof startKrakenSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startKrakenSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const connectKey = (username: string, password = 'Pass123') =>
  subject.connector.auth.connectWithKey?.({ username, password })
/** One answer in the form of Kraken's errors. */
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

describe('the key', () => {
  it.each([
    ['an unknown key', 'Nobody', 'Pass123', 'credentialsInvalid'],
    ['a wrong secret', 'Mesh', 'wrongSecret', 'credentialsInvalid'],
    ['a malformed key', 'no key!', 'Pass123', 'credentialsInvalid'],
    ['a malformed secret', 'Mesh', 'no secret!', 'credentialsInvalid'],
    ['no key', '', 'Pass123', 'credentialsInvalid'],
    ['no secret', 'Mesh', '', 'credentialsInvalid'],
    ['a key bound elsewhere', 'ipLocked', 'Pass123', 'credentialsInvalid'],
    ['a closed account', 'suspended', 'Pass123', 'accountLocked'],
  ])('%s is refused, and not repeated back', async (_name, username, password, kind) => {
    const error: unknown = await connectKey(username, password)?.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'ConnectorError', kind })
    if (password === 'wrongSecret') expect(String(error)).not.toContain(password)
  })

  it('takes the blanks of a paste', async () => {
    expect((await connectKey(' Mesh\n', ' Pass123 '))?.granted.read).toBe(true)
  })

  it('says what a read-only key may not do, and is refused when withdrawing', async () => {
    const connected = await subject.connectAs('readOnlyKey')
    expect(connected.granted).toEqual({ read: true, withdraw: false, missing: ['Funds: Withdraw'] })
    const outcome = await subject.connector.withdraw.submit(connected.credentials, subject.order())
    expect(outcome).toMatchObject({ reason: 'permissionMissing', upstreamCode: 'EGeneral:Permission denied' })
  })

  it('shows an empty account as empty', async () => {
    const { credentials } = await subject.connectAs('Mesh2')
    expect(await subject.connector.read.holdings(credentials)).toEqual([])
    expect(await subject.connector.read.balances(credentials)).toEqual([])
  })
})

describe('nonces', () => {
  it('follow one another whatever is asked at once', async () => {
    const { credentials } = await subject.connectAs('Mesh')
    const { holdings, balances: fiat } = subject.connector.read
    const asked = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? holdings(credentials) : fiat(credentials)))
    for (const answer of await Promise.all<unknown[]>(asked)) expect(answer).not.toEqual([])
  })

  it('that come too late once are followed by one more, and no third', async () => {
    const { credentials } = await subject.connectAs('Mesh')
    await answerWith(balances, 'EAPI:Invalid nonce')
    expect(await subject.connector.read.holdings(credentials)).not.toEqual([])
    await answerWith(balances, 'EAPI:Invalid nonce', 5)
    await subject.forgetCalls()
    await expect(subject.connector.read.holdings(credentials)).rejects.toMatchObject({ kind: 'clockSkew' })
    expect(await subject.sandbox.calls('POST', /BalanceEx$/)).toBe(2)
  })

  it('of a program that is ahead make the key useless here, and that is said', async () => {
    const { credentials } = await subject.connectAs('MeshBTC')
    const ahead = createKrakenConnector({
      egress: subject.sandbox.egress,
      clock: { nowMs: () => subject.sandbox.clock.nowMs() + 3_600_000, sleep: async () => undefined },
      environment: 'sandbox',
    })
    expect(await ahead.read.holdings(credentials)).not.toEqual([])
    const asked = subject.connector.read.holdings(credentials)
    await expect(asked).rejects.toMatchObject({
      kind: 'clockSkew',
      message: expect.stringContaining('no other program'),
    })
  })

  it('do not send a withdrawal a second time', async () => {
    const { credentials } = await subject.connectAs('Mesh')
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith(withdraw, 'EAPI:Invalid nonce')
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'clockSkew' })
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
  })
})

it.each(['EService:Unavailable', 'EService:Busy', 'EGeneral:Internal error'])(
  'does not take %s for a no',
  async error => {
    const { credentials } = await subject.connectAs('Mesh')
    await answerWith(withdraw, error)
    expect((await subject.connector.withdraw.submit(credentials, subject.order())).kind).toBe('unknown')
  },
)

it.each([
  ['whitelistOn', { kind: 'addressWhitelistRequired' }],
  ['kycMissing', { kind: 'rejected', reason: 'kycRequired' }],
  ['restrictedRegion', { kind: 'rejected', reason: 'regionRestricted' }],
  ['Mesh', { kind: 'accepted' }],
] as const)('persona %s meets its own outcome', async (persona, expected) => {
  const { credentials } = await subject.connectAs(persona)
  expect(await subject.connector.withdraw.submit(credentials, subject.order())).toMatchObject(expected)
})

it('shows a withdrawal that Kraken holds for review as pending', async () => {
  const { credentials } = await subject.connectAs('emailConfirm')
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'pending', upstreamStatus: 'Initial (onhold)', fee: '0.010000' })
})

it('tells a failed withdrawal as failed', async () => {
  const { credentials } = await subject.connectAs('Mesh')
  const order = subject.order()
  const sinceMs = subject.sandbox.clock.nowMs()
  const outcome = await subject.connector.withdraw.submit(credentials, order)
  if (outcome.kind !== 'accepted') throw new Error('not accepted')
  await subject.sandbox.control('POST', `withdrawals/${outcome.nativeId}/fail`, { reason: 'Returned' })
  const found = await subject.connector.withdraw.find(credentials, { order, sinceMs })
  expect(found).toMatchObject({ status: 'failed', upstreamStatus: 'Failure' })
})
