import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bybitClient } from '../testing/bybitClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
const as = (key: string, secret?: string) => bybitClient(sandbox.origin, sandbox.clock.nowMs, key, secret)
beforeAll(async () => void (sandbox = await startWithMemory()))
// One withdrawal of a coin on a chain in ten seconds.
beforeEach(() => sandbox.clock.advance(10_000))
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CREATE = '/v5/asset/withdraw/create'
const SENT = '/v5/asset/withdraw/query-record'
const RECEIVED = '/v5/asset/deposit/query-record'
const order = (change: object = {}) => ({
  coin: 'USDC',
  chain: 'ETH',
  address: TO,
  amount: '10',
  timestamp: sandbox.clock.nowMs(),
  forceChain: 1,
  accountType: 'FUND',
  feeType: 0,
  ...change,
})

test('checks the key, the time and the signature', async () => {
  const code = async (key: string, secret?: string, atMs?: number) =>
    (await as(key, secret).get('/v5/user/query-api', {}, atMs)).body.retCode
  const nowMs = sandbox.clock.nowMs()
  expect(await code('Mesh')).toBe(0)
  expect(await code('Nobody')).toBe(10003)
  expect(await code('ipLocked')).toBe(10010)
  expect(await code('suspended')).toBe(10008)
  expect(await code('Mesh', 'wrong')).toBe(10004)
  expect(await code('Mesh', undefined, nowMs - 6_000)).toBe(10002)
  expect(await code('Mesh', undefined, nowMs + 60_000)).toBe(10002)
  expect(await code('Mesh', undefined, 12)).toBe(10002)
})

test('signs a body as it is sent', async () => {
  const client = as('Mesh')
  const { body } = await client.post(CREATE, order({ amount: 'x' }))
  expect(body).toMatchObject({ retCode: 131002, result: {} })
})

test('returns what a key may do, and what lies in which wallet', async () => {
  const mesh = as('Mesh')
  const { result } = (await mesh.get('/v5/user/query-api')).body
  expect(result).toMatchObject({ readOnly: 0, isMaster: true, uta: 1 })
  expect(result.permissions.Wallet).toContain('Withdraw')
  expect((await as('readOnlyKey').get('/v5/user/query-api')).body.result).toMatchObject({ readOnly: 1 })
  const usdc = as('MeshUSDC')
  const fund = await usdc.get('/v5/asset/transfer/query-account-coins-balance', { accountType: 'FUND' })
  expect(fund.body.result.balance).toEqual([
    { coin: 'USDC', transferBalance: '10000', walletBalance: '10000', bonus: '' },
  ])
  const unified = await as('MeshETH').get('/v5/account/wallet-balance', { accountType: 'UNIFIED' })
  expect(unified.body.result.list[0].coin).toMatchObject([{ coin: 'ETH', walletBalance: '50' }])
  const free = await as('MeshETH').get('/v5/account/withdrawal', { coinName: 'ETH,USDC,NOPE' })
  expect(free.body.result.availableWithdrawalMap).toEqual({ ETH: '50', USDC: '0', NOPE: '' })
  const one = await usdc.get('/v5/asset/withdraw/withdrawable-amount', { coin: 'USDC' })
  expect(one.body.result.withdrawableAmount).toMatchObject({
    FUND: { withdrawableAmount: '10000' },
    UTA: { withdrawableAmount: '0' },
  })
})

test('lists coins and gives addresses for the networks that are open', async () => {
  const info = await as('Mesh').get('/v5/asset/coin/query-info', { coin: 'USDC' })
  expect(info.body.result.rows[0].chains).toMatchObject([
    { chain: 'ETH', withdrawFee: '0.01', withdrawMin: '1', minAccuracy: '6', chainWithdraw: '1' },
    { chain: 'BASE', withdrawFee: '0.005' },
    { chain: 'SOL', chainWithdraw: '0', chainDeposit: '0' },
  ])
  expect((await as('Mesh').get('/v5/asset/coin/query-info', { coin: 'NOPE' })).body.result.rows).toEqual([])
  const path = '/v5/asset/deposit/query-address'
  const one = await as('Mesh').get(path, { coin: 'USDC', chainType: 'BASE' })
  expect(one.body.result).toMatchObject({ coin: 'USDC', chains: [{ chain: 'BASE', addressDeposit: TO }] })
  expect((await as('Mesh').get(path, { coin: 'USDC', chainType: 'SOL' })).body.retCode).toBe(131002)
})

test('debits the fee on top, once per requestId, and shows it in the records', async () => {
  const mesh = as('Mesh')
  const { body } = await mesh.post(CREATE, order({ requestId: 'twin' }))
  expect(body.result.id).toMatch(/^\d{9}$/)
  sandbox.clock.advance(10_000)
  expect((await mesh.post(CREATE, order({ requestId: 'twin' }))).body.retCode).toBe(131082)
  expect((await mesh.get(SENT)).body.result.rows).toMatchObject([{ status: 'Pending', txID: '' }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const { rows } = (await mesh.get(SENT, { withdrawID: body.result.id })).body.result
  expect(rows).toMatchObject([
    {
      withdrawId: body.result.id,
      amount: '10',
      withdrawFee: '0.01',
      status: 'success',
      txID: sandbox.memory.payments[0]?.hash,
    },
  ])
  expect(sandbox.ledger.balance('bybit', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('takes the fee out of the amount with feeType 1, and unified coins only where they are named', async () => {
  const eth = as('MeshETH')
  const change = { coin: 'ETH', amount: '1', feeType: 1 }
  expect((await eth.post(CREATE, order(change))).body.retCode).toBe(131212)
  const sent = await eth.post(CREATE, order({ ...change, accountType: 'FUND,UTA' }))
  const { rows } = (await eth.get(SENT, { withdrawID: sent.body.result.id })).body.result
  expect(rows).toMatchObject([{ amount: '0.9999', withdrawFee: '0.0001' }])
})

test('takes one withdrawal of a coin on a chain in ten seconds', async () => {
  const mesh = as('Mesh')
  expect((await mesh.post(CREATE, order())).body.retCode).toBe(0)
  expect((await mesh.post(CREATE, order())).body.retCode).toBe(10006)
  expect((await mesh.post(CREATE, order({ chain: 'BASE' }))).body.retCode).toBe(0)
  sandbox.clock.advance(10_000)
  expect((await mesh.post(CREATE, order())).body.retCode).toBe(0)
})

test.each([
  [{ amount: '10001' }, 131212],
  [{ amount: '0.5' }, 131096],
  [{ amount: '20000000' }, 131096],
  [{ amount: '1.0000001' }, 131002],
  [{ amount: '-1' }, 131002],
  [{ address: '0x12' }, 131002],
  [{ coin: 'NOPE' }, 131002],
  [{ chain: 'TRX' }, 131002],
  [{ chain: 'SOL' }, 131097],
  [{ coin: '' }, 131002],
  [{ accountType: 'SPOT' }, 131002],
  [{ requestId: 'with-hyphen' }, 131002],
  [{ timestamp: 1 }, 131002],
  [{ forceChain: 2 }, 131077],
])('refuses %j with %i', async (change, code) => {
  expect((await as('MeshUSDC').post(CREATE, order(change))).body.retCode).toBe(code)
})

test.each([
  ['readOnlyKey', 10005],
  ['whitelistOn', 131093],
  ['travelRule', 131002],
  ['kycMissing', 131004],
  ['restrictedRegion', 10024],
])('%s answers %i', async (persona, code) => {
  expect((await as(persona).post(CREATE, order())).body.retCode).toBe(code)
})

test('compares with the address book letter by letter', async () => {
  const book = { persona: 'whitelistOn', chain: 'ETH', address: TO }
  expect((await sandbox.control('POST', '/bybit/addresses', book)).status).toBe(201)
  const user = as('whitelistOn')
  const { rows } = (await user.get('/v5/asset/withdraw/query-address', { chain: 'ETH' })).body.result
  expect(rows).toMatchObject([{ chain: 'ETH', address: TO }])
  expect((await user.post(CREATE, order({ address: TO.toLowerCase() }))).body).toMatchObject({
    retCode: 131002,
    retMsg: 'Withdraw address chain or destination tag are not equal',
  })
  expect((await user.post(CREATE, order({ tag: '7' }))).body.retCode).toBe(131002)
  expect((await user.post(CREATE, order())).body.retCode).toBe(0)
  expect((await as('readOnlyKey').get('/v5/asset/withdraw/query-address')).body.retCode).toBe(10005)
  expect((await sandbox.control('POST', '/bybit/addresses', { persona: 'Nobody' })).status).toBe(400)
})

test('pages with a cursor, and for less than 30 days', async () => {
  const mesh = as('Mesh')
  const nowMs = sandbox.clock.nowMs()
  const first = (await mesh.get(SENT, { limit: '1' })).body.result
  const second = (await mesh.get(SENT, { limit: '1', cursor: first.nextPageCursor })).body.result
  expect(second.rows[0].withdrawId).not.toBe(first.rows[0].withdrawId)
  expect((await mesh.get(SENT, { cursor: 'bogus' })).body.retCode).toBe(131002)
  expect((await mesh.get(SENT, { limit: '51' })).body.retCode).toBe(131002)
  const tooLong = { startTime: String(nowMs - 30 * 86_400_000), endTime: String(nowMs) }
  expect((await mesh.get(SENT, tooLong)).body.retCode).toBe(131002)
  const long = { startTime: String(nowMs - 29 * 86_400_000), endTime: String(nowMs) }
  expect((await mesh.get(RECEIVED, long)).body.result.rows).toEqual([])
})

test('waits for its own check until the control API passes it', async () => {
  const user = as('emailConfirm')
  const { body } = await user.post(CREATE, order())
  await sandbox.settle()
  expect((await user.get(SENT)).body.result.rows).toMatchObject([{ status: 'SecurityCheck' }])
  await sandbox.control('POST', `/withdrawals/${body.result.id}/complete`)
  expect((await user.get(SENT)).body.result.rows).toMatchObject([{ status: 'success' }])
})

test('answers what anybody may ask, and 404 for the rest', async () => {
  const time = await (await fetch(`${sandbox.origin}/~api.bybit.com/v5/market/time`)).json()
  expect(time).toMatchObject({ retCode: 0, result: { timeSecond: expect.stringMatching(/^\d{10}$/) } })
  const other = await fetch(`${sandbox.origin}/~api.bybit.com/v5/order/create`)
  expect(other.status).toBe(404)
  expect(await other.json()).toMatchObject({ retCode: 10017 })
})
