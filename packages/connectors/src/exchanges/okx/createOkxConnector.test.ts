import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { createOkxConnector } from './createOkxConnector.ts'
import { signHeaders } from './signHeaders.ts'
import { startOkxSubject } from './testing/startOkxSubject.ts'

type Subject = Awaited<ReturnType<typeof startOkxSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startOkxSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const withdrawal = '/api/v5/asset/withdrawal$'
/** An answer in OKX's own form in place of its own. */
const answerWith = (path: string, code: string, { msg = 'x', status = 200 } = {}) =>
  subject.sandbox.control('POST', 'faults', {
    host: 'www.okx.com',
    path,
    mode: 'status',
    code: status,
    body: JSON.stringify({ code, msg, data: [] }),
  })
/** What a user does on OKX's own page. */
const moveToTrading = async (persona: string, ccy: string, amt: string) => {
  const path = '/api/v5/asset/transfer'
  const body = JSON.stringify({ ccy, amt, from: '6', to: '18' })
  const key = { key: persona, secret: 'Pass123', passphrase: 'Pass123' }
  const headers = signHeaders(key, subject.sandbox.clock.nowMs(), { method: 'POST', path, body })
  const url = `https://www.okx.com${path}`
  const { text } = await subject.sandbox.egress.request({ method: 'POST', url, headers, body })
  expect(JSON.parse(text)).toMatchObject({ code: '0' })
}
const rightKey = (persona: string) => ({ username: persona, password: 'Pass123', authToken: 'Pass123' })

describeKeys('OKX', startOkxSubject, {
  fields: rightKey,
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a wrong passphrase', { authToken: 'wrong-phrase' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no key', { username: '' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['no passphrase', { authToken: '' }, 'credentialsInvalid'],
    ['a passphrase of two lines', { authToken: 'Pass\r\nx-evil: 123' }, 'credentialsInvalid'],
    ['a key bound elsewhere', { username: 'ipLocked' }, 'permissionMissing'],
    ['a suspended account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: {
    missing: ['Withdraw'],
    outcome: { kind: 'rejected', reason: 'permissionMissing', upstreamCode: '50120' },
  },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    travelRule: { kind: 'travelRuleRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
    emailConfirm: { kind: 'accepted' },
  },
  waiting: { upstreamStatus: '4', fee: '0.01', message: 'OKX is reviewing this withdrawal' },
  failed: { upstreamStatus: '-1' },
})

describeClockSkew(startOkxSubject, createOkxConnector, /^\/api\/v5\/public\/time$/)

it('does not connect a key that cannot read an account', async () => {
  for (const path of ['/api/v5/asset/balances', '/api/v5/account/balance']) {
    await answerWith(path, '50120')
    await expect(subject.connector.auth.connectWithKey?.(rightKey('Mesh'))).rejects.toMatchObject({
      kind: 'permissionMissing',
      permission: 'Read',
    })
    await subject.clearFaults()
  }
})

describe('the money call', () => {
  const submitAfter = async (code: string, answer: { msg?: string; status?: number } = {}) => {
    const { credentials } = await subject.connect()
    const order = subject.order()
    await subject.forgetCalls()
    await answerWith(withdrawal, code, answer)
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(await subject.moneyCalls()).toBe(1)
    expect(subject.created(order.reference)).toBe(0)
    return outcome
  }

  it('is not said again when it meets the clock', async () => {
    expect(await submitAfter('50102', { status: 401 })).toMatchObject({ kind: 'rejected', reason: 'clockSkew' })
  })

  it.each([
    ['1', 200],
    ['50001', 503],
    ['50004', 400],
    ['50013', 200],
    ['50026', 500],
    ['50042', 200],
    ['50071', 200],
    ['58007', 200],
  ])('does not take %s with HTTP %d for a no', async (code, status) => {
    expect((await submitAfter(code, { status })).kind).toBe('unknown')
  })

  it('goes to an address that the user has verified', async () => {
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const verified = { persona: 'whitelistOn', chain: 'USDC-ERC20', address: order.address }
    await subject.sandbox.control('POST', 'okx/addresses', verified)
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })

  it('asks the user to move what lies in the trading account, and moves nothing itself', async () => {
    const { credentials } = await subject.connectAs('MeshUSDC')
    const { holdings } = subject.connector.read
    await moveToTrading('MeshUSDC', 'USDC', '9999')
    const [usdc] = await holdings(credentials)
    expect(usdc).toMatchObject({ symbol: 'USDC', amount: '10000', available: '1' })
    await subject.forgetCalls()
    const order = subject.order()
    const outcome = await subject.connector.withdraw.submit(credentials, order)
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'insufficientFunds', message: /trading account/ })
    expect(await subject.sandbox.calls('POST', /./)).toBe(0)
    expect(await holdings(credentials)).toEqual([usdc])
  })
})
