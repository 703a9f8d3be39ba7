import { defined } from '@rialto/defined'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
beforeAll(async () => {
  sandbox = await startWithMemory()
})
afterAll(() => sandbox.stop())

const TO = '0x00000000000000000000000000000000000000A1'
const DAY_MS = 86_400_000

const call = async (persona: string, method: string, path: string, body?: object, host = 'api.alpaca.markets') => {
  const response = await fetch(`${sandbox.origin}/~${host}${path}`, {
    method,
    headers: { 'apca-api-key-id': persona, 'apca-api-secret-key': 'Pass123' },
    ...defined({ body: body && JSON.stringify(body) }),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
  return { status: response.status, body: (await response.json()) as any }
}
const send = (persona: string, change: object = {}) =>
  call(persona, 'POST', '/v2/wallets/transfers', { asset: 'USDC', address: TO, amount: '10', ...change })

test('knows its callers by token or key, and every path exactly', async () => {
  expect((await call('Mesh', 'GET', '/v2/account')).status).toBe(200)
  expect(await call('Nobody', 'GET', '/v2/account')).toEqual({
    status: 401,
    body: { code: 40110000, message: 'request is not authorized' },
  })
  const bearer = { headers: { authorization: 'Bearer made-up' } }
  expect((await fetch(`${sandbox.origin}/~api.alpaca.markets/v2/account`, bearer)).status).toBe(401)
  expect((await call('Mesh', 'GET', '/v2/accounts')).body.code).toBe(40410000)
})

test('returns an account with its own numbers: what can be borrowed counts as power to buy', async () => {
  const { body } = await call('Mesh', 'GET', '/v2/account')
  expect(body).toMatchObject({ status: 'ACTIVE', currency: 'USD', cash: '10000000', buying_power: '20000000' })
  expect((await call('Mesh3', 'GET', '/v2/account')).body).toMatchObject({ buying_power: '10000000', multiplier: '1' })
  expect((await call('kycMissing', 'GET', '/v2/account')).body).toMatchObject({ status: 'APPROVAL_PENDING' })
})

test('holds shares beside coins, whose symbols name the dollar', async () => {
  const { body } = await call('Mesh', 'GET', '/v2/positions')
  const classes = Object.fromEntries(
    body.map((row: { symbol: string; asset_class: string }) => [row.symbol, row.asset_class]),
  )
  expect(classes).toMatchObject({ AAPL: 'us_equity', BTCUSD: 'crypto', USDCUSD: 'crypto' })
  expect(body.find(({ symbol }: { symbol: string }) => symbol === 'AAPL')).toMatchObject({
    qty: '12.500000',
    cost_basis: '2184.75',
  })
  expect((await call('Mesh2', 'GET', '/v2/positions')).body).toEqual([])
  expect((await call('MeshUSDC', 'GET', '/v2/positions')).body).toHaveLength(1)
})

test('answers its market data to anybody', async () => {
  const path = '/v1beta3/crypto/us/latest/trades?symbols=BTC%2FUSD'
  const { body } = await call('Nobody', 'GET', path, undefined, 'data.alpaca.markets')
  expect(body.trades['BTC/USD'].p).toBe(60_000)
  const wrong = await call('Nobody', 'GET', path.replace('BTC', 'NOPE'), undefined, 'data.alpaca.markets')
  expect(wrong.status).toBe(400)
})

test('gives one wallet for an asset on a chain, and none where it has none', async () => {
  const { body } = await call('Mesh', 'GET', '/v2/wallets?asset=USDC&chain=ETH')
  expect(body).toMatchObject({ chain: 'ETH', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  expect((await call('Mesh', 'GET', '/v2/wallets?asset=USDC&chain=BASE')).status).toBe(422)
  expect((await call('Mesh', 'GET', '/v2/wallets/fees/estimate?asset=USDC&amount=1')).body).toEqual({ fee: '0.01' })
})

test.each([
  [{ amount: '0.5' }, 422, /minimum/],
  [{ amount: '1.0000001' }, 422, /not valid/],
  [{ amount: '99999' }, 403, /insufficient balance/],
  [{ address: 'nowhere' }, 422, /invalid address/],
  [{ address: `0x${'0'.repeat(40)}` }, 422, /invalid address/],
  [{ chain: 'BASE' }, 422, /not supported/],
  [{ asset: 'AAPL' }, 422, /not supported/],
  [{ asset: '' }, 422, /asset is required/],
])('takes no withdrawal with %o', async (change, status, message) => {
  const answer = await send('Mesh', change)
  expect(answer.status).toBe(status)
  expect(answer.body.message).toMatch(message)
})

test('takes a withdrawal with its fee on top, and two calls are two', async () => {
  const before = sandbox.ledger.balance('alpaca', 'MeshUSDC', 'USDC')
  const first = await send('MeshUSDC')
  expect(first.body).toMatchObject({ direction: 'OUTGOING', status: 'PROCESSING', amount: '10', network_fee: '0.01' })
  const second = await send('MeshUSDC')
  expect(second.body.id).not.toBe(first.body.id)
  await sandbox.settle()
  expect(Number(before) - Number(sandbox.ledger.balance('alpaca', 'MeshUSDC', 'USDC'))).toBeCloseTo(20.02, 6)
  const { body } = await call('MeshUSDC', 'GET', `/v2/wallets/transfers/${first.body.id}`)
  expect(body).toMatchObject({ status: 'COMPLETE', tx_hash: sandbox.memory.payments[0]?.hash })
  expect((await call('Mesh', 'GET', `/v2/wallets/transfers/${first.body.id}`)).status).toBe(404)
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test('a whitelist entry counts a day after it was made', async () => {
  const entry = { asset: 'USDC', address: TO }
  expect((await send('whitelistOn')).body.message).toMatch(/whitelisted/)
  const added = await call('whitelistOn', 'POST', '/v2/wallets/whitelists', entry)
  expect(added.body).toMatchObject({ status: 'PENDING', chain: 'ETH' })
  expect((await send('whitelistOn')).status).toBe(403)
  await sandbox.control('POST', '/clock/advance', { ms: DAY_MS })
  expect((await call('whitelistOn', 'GET', '/v2/wallets/whitelists')).body).toMatchObject([{ status: 'APPROVED' }])
  expect((await send('whitelistOn')).status).toBe(200)
  // Of others, too: who puts an address there waits for its day.
  await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Mesh4', ...entry })
  expect((await send('Mesh4')).status).toBe(403)
  expect((await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Nobody', ...entry })).status).toBe(400)
  expect((await sandbox.control('POST', '/alpaca/whitelists', { persona: 'Mesh' })).status).toBe(400)
})

test('lets nobody write who may only read', async () => {
  expect((await send('readOnlyKey')).body.message).toMatch(/scope/)
  expect((await call('readOnlyKey', 'POST', '/v2/wallets/whitelists', {})).status).toBe(403)
  expect((await call('readOnlyKey', 'GET', '/v2/positions')).status).toBe(200)
})
