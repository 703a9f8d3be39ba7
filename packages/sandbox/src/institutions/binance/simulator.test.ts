import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
const as = (key: string, secret?: string) => binanceClient(sandbox.origin, sandbox.clock.nowMs, key, secret)
beforeAll(async () => void (sandbox = await startWithMemory()))
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { coin: 'USDC', network: 'ETH', address: TO, amount: '10' }
const APPLY = '/sapi/v1/capital/withdraw/apply'
const HISTORY = '/sapi/v1/capital/withdraw/history'

test('checks the key, the signature and the time', async () => {
  const code = async (...[key, secret, params]: [string, string?, Record<string, string>?]) => {
    const { status, body } = await as(key, secret).call('GET', '/api/v3/account', params)
    return [status, body.code]
  }
  expect(await code('Mesh')).toEqual([200, undefined])
  expect(await code('not-a-key')).toEqual([401, -2014])
  expect(await code('Nobody')).toEqual([401, -2015])
  expect(await code('ipLocked')).toEqual([401, -2015])
  expect(await code('Mesh', 'wrong')).toEqual([400, -1022])
  expect(await code('Mesh', undefined, { timestamp: String(Date.now() - 6_000) })).toEqual([400, -1021])
  expect(await code('Mesh', undefined, { timestamp: String(Date.now() + 60_000) })).toEqual([400, -1021])
  expect(await code('Mesh', undefined, { timestamp: String(Date.now() - 6_000), recvWindow: '10000' })).toEqual([
    200,
    undefined,
  ])
  expect(await code('Mesh', undefined, { recvWindow: '60001' })).toEqual([400, -1131])
  expect(await code('Mesh', undefined, { timestamp: 'soon' })).toEqual([400, -1102])
})

test('returns balances and permissions', async () => {
  const { body } = await as('MeshUSDC').call('GET', '/api/v3/account', { omitZeroBalances: 'true' })
  expect(body.balances).toEqual([{ asset: 'USDC', free: '10000.00000000', locked: '0.00000000' }])
  expect((await as('Mesh').call('POST', '/sapi/v1/asset/get-funding-asset')).body).toEqual([])
  const restrictions = '/sapi/v1/account/apiRestrictions'
  expect((await as('Mesh').call('GET', restrictions)).body).toMatchObject({
    enableReading: true,
    enableWithdrawals: true,
  })
  expect((await as('readOnlyKey').call('GET', restrictions)).body).toMatchObject({ enableWithdrawals: false })
  const coins = (await as('Mesh').call('GET', '/sapi/v1/capital/config/getall')).body as {
    coin: string
    networkList: object[]
  }[]
  expect(coins.find(c => c.coin === 'USDC')?.networkList).toMatchObject([
    {
      network: 'ETH',
      withdrawFee: '0.01',
      withdrawMin: '1',
      withdrawIntegerMultiple: '0.000001',
      withdrawEnable: true,
    },
    { network: 'BASE', withdrawFee: '0.005', withdrawEnable: true },
    { network: 'SOL', withdrawEnable: false },
  ])
})

test('debits the amount, delivers it less the fee, and does not detect twins by withdrawOrderId', async () => {
  const mesh = as('Mesh')
  const first = await mesh.call('POST', APPLY, { ...order, withdrawOrderId: 'twin' })
  expect(first.body.id).toMatch(/^[0-9a-f]{32}$/)
  const second = await mesh.call('POST', APPLY, { ...order, withdrawOrderId: 'twin' })
  expect(second.body.id).not.toBe(first.body.id)
  const waiting = await mesh.call('GET', HISTORY, { withdrawOrderId: 'twin' })
  expect(waiting.body).toMatchObject([{ status: 2, txId: '' }, { status: 2 }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([9_990_000n, 9_990_000n])
  const done = await mesh.call('GET', HISTORY, { withdrawOrderId: 'twin' })
  expect(done.body[1]).toMatchObject({
    id: first.body.id,
    amount: '9.99',
    transactionFee: '0.01',
    status: 6,
    txId: sandbox.memory.payments[0]?.hash,
    network: 'ETH',
  })
  expect((await mesh.call('GET', HISTORY, { withdrawOrderId: 'unknown' })).body).toEqual([])
  expect(sandbox.ledger.balance('binance', 'Mesh', 'USDC')).toBe('9980')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [{ amount: '10001' }, -4026],
  [{ amount: '0.5' }, -4022],
  [{ amount: '20000000' }, -4023],
  [{ amount: '1.0000001' }, -4021],
  [{ amount: '-1' }, -1102],
  [{ address: '0x12' }, -4007],
  [{ coin: 'NOPE' }, -4018],
  [{ network: 'TRX' }, -4019],
  [{ coin: '' }, -1102],
])('refuses %j with %i', async (change, code) => {
  const { status, body } = await as('MeshUSDC').call('POST', APPLY, { ...order, ...change })
  expect([status, body.code]).toEqual([400, code])
})

test.each([
  ['readOnlyKey', 401, -2015],
  ['whitelistOn', 400, -4035],
  ['travelRule', 400, -4104],
  ['kycMissing', 400, -4015],
  ['restrictedRegion', 451, 0],
])('%s answers %i with %i', async (persona, status, code) => {
  const answer = await as(persona).call('POST', APPLY, order)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('waits for the e-mail with status 0 until the control API clicks it', async () => {
  const { body } = await as('emailConfirm').call('POST', APPLY, order)
  await sandbox.settle()
  expect((await as('emailConfirm').call('GET', HISTORY)).body).toMatchObject([{ status: 0 }])
  await sandbox.control('POST', `/withdrawals/${body.id}/complete`)
  expect((await as('emailConfirm').call('GET', HISTORY)).body).toMatchObject([{ status: 6 }])
})

test('answers what anybody may ask, and 404 for the rest', async () => {
  const price = await fetch(`${sandbox.origin}/~api.binance.com/api/v3/ticker/price?symbol=ETHUSDT`)
  expect(await price.json()).toEqual({ symbol: 'ETHUSDT', price: '3000.00000000' })
  expect((await fetch(`${sandbox.origin}/~api.binance.com/api/v3/nothing`)).status).toBe(404)
})

describe('Binance.US', () => {
  const us = (key: string) => binanceClient(sandbox.origin, sandbox.clock.nowMs, key, 'Pass123', 'api.binance.us')

  test('returns neither who the user is nor what a key may do, and has one wallet', async () => {
    const { body } = await us('MeshUSDC').call('GET', '/api/v3/account', { omitZeroBalances: 'true' })
    expect(body).toMatchObject({ canWithdraw: true, balances: [{ asset: 'USDC', free: '10000.00000000' }] })
    expect(body).not.toHaveProperty('uid')
    expect((await us('Mesh').call('GET', '/sapi/v1/account/apiRestrictions')).status).toBe(404)
    expect((await us('Mesh').call('POST', '/sapi/v1/asset/get-funding-asset')).status).toBe(404)
  })

  test('looks at the right of a key before the parameters', async () => {
    const code = async (key: string) => (await us(key).call('POST', APPLY)).body.code
    expect(await code('Mesh')).toBe(-1102)
    expect(await code('whitelistOn')).toBe(-1102)
    expect(await code('readOnlyKey')).toBe(-2015)
  })

  test('requires a network, and nothing that only Binance takes', async () => {
    const code = async (change: object) => (await us('Mesh').call('POST', APPLY, { ...order, ...change })).body.code
    expect(await code({ network: '' })).toBe(-1102)
    expect(await code({ walletType: '0' })).toBe(-1104)
    expect(await code({ transactionFeeFlag: 'false' })).toBe(-1104)
  })

  test('keeps books of its own', async () => {
    const { body } = await us('Mesh2').call('GET', HISTORY)
    expect(body).toEqual([])
    await sandbox.control('POST', '/deposits', {
      institution: 'binanceUs',
      persona: 'Mesh2',
      symbol: 'USDC',
      amount: '3',
    })
    expect(sandbox.ledger.balance('binanceUs', 'Mesh2', 'USDC')).toBe('3')
    expect(sandbox.ledger.balance('binance', 'Mesh2', 'USDC')).toBe('0')
    const [deposit] = (await us('Mesh2').call('GET', '/sapi/v1/capital/deposit/hisrec')).body as object[]
    expect(deposit).toMatchObject({ coin: 'USDC', amount: '3', network: 'ETH' })
    expect(deposit).not.toHaveProperty('id')
  })

  test('trades against dollars too', async () => {
    const price = await fetch(`${sandbox.origin}/~api.binance.us/api/v3/ticker/price?symbol=ETHUSD`)
    expect(await price.json()).toEqual({ symbol: 'ETHUSD', price: '3000.00000000' })
    expect((await fetch(`${sandbox.origin}/~api.binance.com/api/v3/ticker/price?symbol=ETHUSD`)).status).toBe(400)
  })
})
