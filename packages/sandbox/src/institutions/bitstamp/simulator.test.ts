import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitstampClient } from '../testing/bitstampClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
const as = (key: string) => bitstampClient(sandbox.origin, sandbox.clock.nowMs, key)
beforeAll(async () => void (sandbox = await startWithMemory()))
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const WITHDRAW = 'usdc_withdrawal'
const REQUESTS = 'withdrawal-requests'
const order = (change: Record<string, string> = {}) => ({ amount: '10', address: TO, network: 'ethereum', ...change })

test('checks the key, the time, the nonce, the host and the signature', async () => {
  const code = async (key: string, wrong = {}) => (await as(key).post('account_balances', {}, wrong)).body.code
  const nowMs = sandbox.clock.nowMs()
  expect(await code('Mesh')).toBeUndefined()
  expect(await code('Nobody')).toBe('API0001')
  expect(await code('ipLocked')).toBe('API0002')
  expect(await code('suspended')).toBe('API0006')
  expect(await code('Mesh', { secret: 'wrong' })).toBe('API0005')
  expect(await code('Mesh', { host: 'sandbox.bitstamp.net' })).toBe('API0005')
  expect(await code('Mesh', { version: 'v1' })).toBe('API0010')
  expect(await code('Mesh', { atMs: nowMs - 151_000 })).toBe('API0017')
  expect(await code('Mesh', { atMs: nowMs + 160_000 })).toBe('API0017')
  expect(await code('Mesh', { atMs: nowMs - 100_000 })).toBeUndefined()
  expect(await code('Mesh', { atMs: 12 })).toBe('API0018')
  expect(await code('Mesh', { nonce: 'short' })).toBe('API0004')
  expect(await code('Mesh', { contentType: 'application/x-www-form-urlencoded' })).toBe('API0020')
})

test('takes a nonce once, and only a form', async () => {
  const nonce = 'f93c979d-b00d-43a9-9b9c-fd4cd9547fa6'
  const read = () => as('Mesh').post('account_balances', {}, { nonce })
  expect((await read()).status).toBe(200)
  expect((await read()).body).toEqual({ status: 'error', reason: 'Invalid nonce', code: 'API0004' })
  expect((await as('MeshBTC').post('account_balances', {}, { nonce })).status).toBe(200)
  const typed = await as('Mesh').post(REQUESTS, { id: '1' }, { contentType: 'application/json' })
  expect(typed.body.code).toBe('API0019')
})

test('forgets a nonce when the window has passed', async () => {
  const nonce = 'f93c979d-b00d-43a9-9b9c-fd4cd9547fa7'
  const read = async () => (await as('Mesh').post('account_balances', {}, { nonce })).status
  expect(await read()).toBe(200)
  sandbox.clock.advance(301_000)
  expect(await read()).toBe(200)
})

test('signs what it answers, drifted answers too, and nothing that a fault puts in their place', async () => {
  const read = () => as('Mesh').post('account_balances')
  expect((await read()).isSigned).toBe(true)
  expect((await as('Mesh').post(WITHDRAW, {})).isSigned).toBe(true)
  expect((await as('Nobody').post('account_balances')).isSigned).toBe(false)
  const fault = (mode: string) =>
    sandbox.control('POST', '/faults', { host: 'www.bitstamp.net', path: '/api/v2/account_balances/', mode })
  await fault('schemaDrift')
  const drifted = await read()
  expect(drifted.body[0]).toHaveProperty('currency_v2')
  expect(drifted.isSigned).toBe(true)
  await fault('emptyObject200')
  expect(await read()).toEqual({ status: 200, isSigned: false, body: {} })
})

test('lists every currency, and asks one by one too', async () => {
  const { body } = await as('MeshUSDC').post('account_balances')
  expect(body).toContainEqual({
    currency: 'usdc',
    total: '10000.000000',
    available: '10000.000000',
    reserved: '0.000000',
  })
  expect(body).toContainEqual(expect.objectContaining({ currency: 'btc', total: '0.00000000' }))
  expect((await as('MeshBTC').post('account_balances/btc')).body).toMatchObject({ total: '5.00000000' })
  expect((await as('MeshBTC').post('account_balances/nope')).body.response_code).toBe('404.006')
  const first = (await as('Mesh').post('websockets_token')).body
  expect(first.user_id).toBeGreaterThan(0)
  expect((await as('Mesh').post('websockets_token')).body).toEqual(first)
})

test('lists networks and fees, and gives addresses for those that are open', async () => {
  const url = `${sandbox.origin}/~www.bitstamp.net/api/v2/currencies/`
  const currencies = (await (await fetch(url)).json()) as { currency: string; networks: object[] }[]
  expect(currencies.find(({ currency }) => currency === 'USDC')?.networks).toMatchObject([
    { network: 'ethereum', withdrawal_minimum_amount: '1', withdrawal_decimals: 6, withdrawal: 'Enabled' },
    { network: 'solana', withdrawal: 'Disabled', deposit: 'Disabled' },
  ])
  const fees = (await as('Mesh').post('fees/withdrawal')).body
  expect(fees).toContainEqual({ currency: 'usdc', fee: '0.01', network: 'ethereum' })
  expect((await as('Mesh').post('usdc_address', { network: 'ethereum' })).body).toEqual({ address: TO })
  expect((await as('Mesh').post('usdc_address', { network: 'solana' })).body.reason).toEqual({
    network: ['Invalid network selection'],
  })
})

test('debits the fee on top, and shows it in the three histories', async () => {
  const mesh = as('Mesh')
  const { body } = await mesh.post(WITHDRAW, order())
  expect(body.id).toBeGreaterThan(100_000_000)
  const find = async () => (await mesh.post(REQUESTS, { id: String(body.id) })).body
  expect(await find()).toMatchObject([{ status: 1, transaction_id: '', txid: null, amount: '10.000000' }])
  await sandbox.settle()
  const hash = sandbox.memory.payments[0]?.hash
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([10_000_000n])
  const [done] = await find()
  expect(done).toMatchObject({ id: body.id, status: 2, currency: 'USDC', network: 'ethereum', address: TO })
  expect(done.transaction_id).toBe(hash)
  const { withdrawals } = (await mesh.post('crypto-transactions')).body
  expect(withdrawals).toMatchObject([{ txid: hash, amount: 10, destinationAddress: TO }])
  const [booked] = (await mesh.post('user_transactions')).body
  expect(booked).toMatchObject({ id: done.txid, type: '1', usdc: '-10.000000', fee: '0.010000', usd: 0 })
  expect(sandbox.ledger.balance('bitstamp', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('returns a deposit, its amount a number', async () => {
  await sandbox.control('POST', '/deposits', {
    institution: 'bitstamp',
    persona: 'MeshETH',
    symbol: 'ETH',
    amount: '0.00000012',
  })
  const { deposits } = (await as('MeshETH').post('crypto-transactions', { limit: '1', offset: '0' })).body
  expect(deposits).toMatchObject([{ currency: 'ETH', network: 'ethereum', amount: 1.2e-7, status: 'COMPLETED' }])
  const rows = (await as('MeshETH').post('user_transactions', { sort: 'asc' })).body
  expect(rows).toMatchObject([{ type: '0', eth: '0.00000012' }])
  const since = { since_id: String(rows[0].id + 1), sort: 'asc' }
  expect((await as('MeshETH').post('user_transactions', since)).body).toEqual([])
})

test.each([
  [{ id: '1', timedelta: '2' }, 'Too many parameters'],
  [{ limit: '1' }, 'Both limit and offset must be present'],
  [{ limit: '1001', offset: '0' }, 'Invalid limit'],
  [{ limit: '1', offset: 'x' }, 'Invalid offset'],
  [{ id: 'x' }, 'Invalid id'],
  [{ timedelta: '50000001' }, 'Invalid timedelta'],
])('requires one way to request withdrawals, not %j', async (params, reason) => {
  const { status, body } = await as('Mesh').post(REQUESTS, params as Record<string, string>)
  expect(status).toBe(400)
  expect(body.reason).toEqual({ __all__: [reason] })
})

test('looks a day back by default', async () => {
  await as('Mesh4').post(WITHDRAW, order())
  sandbox.clock.advance(90_000_000)
  expect((await as('Mesh4').post(REQUESTS)).body).toEqual([])
  expect((await as('Mesh4').post(REQUESTS, { timedelta: '100000' })).body).toHaveLength(1)
  expect((await as('Mesh4').post(REQUESTS, { limit: '1', offset: '0' })).body).toHaveLength(1)
  expect((await as('Mesh4').post(REQUESTS, { limit: '1', offset: '1' })).body).toEqual([])
})

test.each([
  [{ amount: '10001' }, '__all__', /^You have only 10000\.000000 USDC available/],
  [{ amount: '0.5' }, 'amount', /greater than or equal to 1\.$/],
  [{ amount: '1.0000001' }, 'amount', /no more than 6 decimal places/],
  [{ amount: '-1' }, 'amount', /^Enter a number/],
  [{ amount: '' }, '__all__', /^Missing amount/],
  [{ address: '' }, '__all__', /^Missing amount/],
  [{ address: '0x12' }, 'address', /at least 25 characters \(it has 4\)/],
  [{ address: `0x${'1'.repeat(120)}` }, 'address', /at most 100 characters/],
  [{ address: `0x${'0'.repeat(40)}` }, 'address', /^Invalid address/],
  [{ network: 'tron' }, 'network', /^Invalid network selection/],
  [{ network: 'solana' }, '__all__', /currently unavailable/],
])('refuses %j by its %s', async (change, field, reason) => {
  const { status, body } = await as('MeshUSDC').post(WITHDRAW, order(change as Record<string, string>))
  expect(status).toBe(400)
  expect(body.reason[field][0]).toMatch(reason)
})

test.each([
  ['readOnlyKey', 403, 'No permission found'],
  ['whitelistOn', 400, 'Not allowed to withdraw to specified USDC address'],
  ['travelRule', 400, 'The address you provided is not verified'],
  ['kycMissing', 400, 'User not verified'],
  ['restrictedRegion', 451, 'Withdrawals are not available in your country.'],
])('%s answers %i', async (persona, status, reason) => {
  const answer = await as(persona).post(WITHDRAW, order())
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body.reason)).toContain(reason)
})

test('lets a key that is bound withdraw where it may, in any case of the letters', async () => {
  expect((await sandbox.control('POST', '/bitstamp/addresses', { persona: 'whitelistOn', address: TO })).status).toBe(
    201,
  )
  const { status } = await as('whitelistOn').post(WITHDRAW, order({ address: TO.toLowerCase() }))
  expect(status).toBe(200)
  expect((await sandbox.control('POST', '/bitstamp/addresses', { persona: 'Nobody', address: TO })).status).toBe(400)
})

test('holds a withdrawal until the control API passes it', async () => {
  const user = as('emailConfirm')
  const { id } = (await user.post(WITHDRAW, order())).body
  await sandbox.settle()
  expect((await user.post(REQUESTS)).body).toMatchObject([{ status: 0 }])
  await sandbox.control('POST', `/withdrawals/${id}/complete`)
  expect((await user.post(REQUESTS)).body).toMatchObject([{ status: 2 }])
})

test('answers the rate of the euro with the sandbox’s time, and 404 for what it does not have', async () => {
  const rate = await fetch(`${sandbox.origin}/~www.bitstamp.net/api/v2/eur_usd/`)
  expect(await rate.json()).toHaveProperty('buy')
  const offMs = Date.parse(rate.headers.get('date') ?? '') - sandbox.clock.nowMs()
  expect(Math.abs(offMs)).toBeLessThan(2_000)
  expect((await as('Mesh').post('buy/btcusd')).status).toBe(404)
})
