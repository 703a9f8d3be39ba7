import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findRule, isCertainRefusal } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { parseAtOnce } from '../../kit/testing/parseAtOnce.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { signHeaders } from './api.ts'
import { okxErrors, okxWithdrawErrors } from './errors.ts'
import { okx } from './exchange.ts'
import { startOkxSubject } from './testing/startOkxSubject.ts'

/** The secret of OKX's documentation; the key and the passphrase are made up. */
const documentedKey = {
  key: '5f1c2d3e-7a8b-4c9d-8e0f-1a2b3c4d5e6f',
  secret: '22582BD0CFF14C41EDBF1AB98506286D',
  passphrase: 'Chosen-7',
}
const documentedTime = '2020-12-08T09:08:57.715Z'
const documentedWithdrawal =
  '{"ccy":"BTC","amt":"1","dest":"4","toAddr":"17DKe3kkkkiiiiTvAKKi2vMPbm1Bz3CMKw","chain":"BTC-Bitcoin","clientId":"748d8591d09a4831a45bc0d61d078762"}'

// OKX documents the text that is signed, but no signature of it. These were made with
// `printf '%s' "$time$method$path$body" | openssl dgst -sha256 -hmac "$secret" -binary | base64`, and by Python's hmac.
test.each([
  ['GET', '/api/v5/account/balance?ccy=BTC', '', 'HiZhvSfMtWJA3uUIVXV3a/bSXNPCWvYFXoGCVS8V4zY='],
  ['POST', '/api/v5/asset/withdrawal', documentedWithdrawal, 'o3WlHh07JVszYDc5AkTXzr37b22D5o4grpLtXYikdy4='],
] as const)('the signature covers time, method, path and body (%s %s)', (method, path, body, signature) => {
  expect(signHeaders(documentedKey, Date.parse(documentedTime), { method, path, body })).toEqual({
    'ok-access-key': documentedKey.key,
    'ok-access-passphrase': documentedKey.passphrase,
    'ok-access-timestamp': documentedTime,
    'ok-access-sign': signature,
  })
})

const rule = (code: number | string, message = '', table = okxErrors) =>
  findRule(table, { status: 200, code: String(code), message })

const kinds: Readonly<Record<string, readonly number[]>> = {
  clockSkew: [50102, 50112],
  credentialsInvalid: [50101, 50103, 50104, 50105, 50106, 50111, 50113, 50114, 50119],
  permissionMissing: [50030, 50035, 50110, 50120, 58209, 59504],
  rateLimited: [50011, 50040, 50061, 58102],
  accountLocked: [50007, 50012, 50100, 58004, 58204, 58217, 58219],
  regionRestricted: [50051, 50121, 58248],
  kycRequired: [4088, 50059, 50060, 58011, 58230, 58233, 58235, 58306],
  invalidAddress: [58221, 58222],
  insufficientFunds: [58116, 58229, 58350],
  amountBelowMinimum: [58202, 58206],
  amountExceedsMaximum: [58201, 58205, 58258],
  networkUnsupported: [58010, 58200, 58214, 58226, 58249, 58303],
  refused: [50014, 58210, 58213, 58212, 58224, 58301, 999_999],
}

test.each(Object.entries(kinds).flatMap(([kind, codes]) => codes.map(code => [code, kind] as const)))(
  'error %d means %s',
  (code, kind) => {
    expect(rule(code).kind).toBe(kind)
  },
)

test.each([1, 2, 50001, 50004, 50005, 50013, 50026, 50046, 58007])(
  'error %d leaves the outcome of a withdrawal open',
  code => {
    expect(rule(code).kind).toBe('unavailable')
  },
)

test.each([
  [50042, 'Repeated request'],
  [50071, 'clientId already exists'],
  [58404, 'ClientId already exists'],
  [51000, 'Duplicate clientId'],
])('a rejected duplicate (%d) leaves the outcome open: the first may have been created', (code, message) => {
  expect(isCertainRefusal(rule(code, message), { status: 200, code: String(code), message })).toBe(false)
})

test.each([
  [51000, 'Parameter ccy error', { kind: 'networkUnsupported' }],
  [51000, 'Parameter chain error', { kind: 'networkUnsupported' }],
  [51000, 'Parameter toAddr error', { kind: 'invalidAddress' }],
  [51000, 'Parameter amt error', { kind: 'refused' }],
  [58203, 'Please add a withdrawal address.', { outcome: 'addressWhitelistRequired' }],
  [58207, 'Withdrawal address isn’t on the verified address list.', { outcome: 'addressWhitelistRequired' }],
  [58237, 'please provide accurate recipient information (rcvrInfo)', { outcome: 'travelRuleRequired' }],
  [58239, 'You can’t withdraw to a private wallet via API.', { outcome: 'travelRuleRequired' }],
  [58254, 'complete the digital signature or satoshi test', { outcome: 'travelRuleRequired' }],
  [51000, 'Parameter rcvrInfo error', { outcome: 'travelRuleRequired' }],
] as const)('error %d is read by its text: %s', (code, message, expected) => {
  expect(rule(code, message)).toMatchObject(expected)
})

test('a permission error names Read for a read and Withdraw for a withdrawal', () => {
  expect(rule(50120).permission).toBe('Read')
  expect(rule(50120, '', okxWithdrawErrors).permission).toBe('Withdraw')
})

test('only a body in the form of an OKX error is read as one, its code written as text or as a number', () => {
  const read = (text: string) => okxErrors.readError(parseAtOnce(parseLossless(text)))
  expect(read('{"code":"50111","data":[],"msg":"Invalid OK-ACCESS-KEY"}')).toEqual({
    code: '50111',
    message: 'Invalid OK-ACCESS-KEY',
  })
  expect(read('{"code":58207,"msg":"x"}')).toEqual({ code: '58207', message: 'x' })
  expect(read('{"code":"51008_1000","msg":"x"}')?.code).toBe('51008_1000')
  for (const other of ['{}', '[]', 'null', '{"code":"0","msg":""}', '{"code":"1"}', '{"msg":"x"}', '<p>']) {
    expect(read(other)).toBeUndefined()
  }
})

type Subject = Awaited<ReturnType<typeof startOkxSubject>>
let subject: Subject
beforeAll(async () => {
  subject = await startOkxSubject()
})
afterEach(() => subject.clearFaults())
afterAll(() => subject.stop())

const withdrawal = '/api/v5/asset/withdrawal$'
/** The path returns this error until the faults are cleared. */
const answerWith = (path: string, code: string, { msg = 'x', status = 200 } = {}) =>
  subject.sandbox.control('POST', 'faults', {
    host: 'www.okx.com',
    path,
    mode: 'status',
    code: status,
    body: JSON.stringify({ code, msg, data: [] }),
  })
/** A user's action on OKX's page. */
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
    ['a key bound to another IP address', { username: 'ipLocked' }, 'permissionMissing'],
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

describeClockSkew(startOkxSubject, okx, /^\/api\/v5\/public\/time$/)

test('a key that cannot read one of the accounts does not connect', async () => {
  for (const path of ['/api/v5/asset/balances', '/api/v5/account/balance']) {
    await answerWith(path, '50120')
    await expect(subject.connector.auth.connectWithKey?.(rightKey('Mesh'))).rejects.toMatchObject({
      kind: 'permissionMissing',
      permission: 'Read',
    })
    await subject.clearFaults()
  }
})

describe('a withdrawal', () => {
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

  test('is not repeated when OKX rejects the time of the request', async () => {
    expect(await submitAfter('50102', { status: 401 })).toMatchObject({ kind: 'rejected', reason: 'clockSkew' })
  })

  test.each([
    ['1', 200],
    ['50001', 503],
    ['50004', 400],
    ['50013', 200],
    ['50026', 500],
    ['50042', 200],
    ['50071', 200],
    ['58007', 200],
  ])('has an unknown outcome after error %s with HTTP %d', async (code, status) => {
    expect((await submitAfter(code, { status })).kind).toBe('unknown')
  })

  test('is accepted to an address that the user has verified', async () => {
    const { credentials } = await subject.connectAs('whitelistOn')
    const order = subject.order()
    const verified = { persona: 'whitelistOn', chain: 'USDC-ERC20', address: order.address }
    await subject.sandbox.control('POST', 'okx/addresses', verified)
    expect((await subject.connector.withdraw.submit(credentials, order)).kind).toBe('accepted')
  })

  test('that needs coins of the trading account is rejected with the amount to move, and nothing is moved', async () => {
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
