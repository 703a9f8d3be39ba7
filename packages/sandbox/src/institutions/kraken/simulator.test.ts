import { afterAll, beforeAll, expect, test } from 'vitest'
import { krakenClient } from '../testing/krakenClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
const clients = new Map<string, ReturnType<typeof krakenClient>>()
/** One client per key, as nonces require. */
const as = (key: string) => {
  const client = clients.get(key) ?? krakenClient(sandbox.origin, key)
  clients.set(key, client)
  return client
}
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { asset: 'USDC', key: 'USDC wallet 1', amount: '10' }

beforeAll(async () => {
  sandbox = await startWithMemory()
  for (const persona of [
    'Mesh',
    'MeshUSDC',
    'readOnlyKey',
    'restrictedRegion',
    'kycMissing',
    'emailConfirm',
    'mfaTotp',
  ]) {
    await sandbox.control('POST', '/kraken/addresses', { persona, symbol: 'USDC', addresses: [TO] })
  }
})
afterAll(() => sandbox.stop())

const errorOf = async (client: ReturnType<typeof krakenClient>, method: string, params?: Record<string, string>) => {
  const { status, body } = await client.call(method, params)
  expect(status).toBe(200)
  return (body as { error: string[] }).error[0]
}

test('checks the key, the signature and the nonce', async () => {
  expect(await errorOf(as('Mesh'), 'BalanceEx')).toBeUndefined()
  expect(await errorOf(as('Nobody'), 'BalanceEx')).toBe('EAPI:Invalid key')
  expect(await errorOf(as('ipLocked'), 'BalanceEx')).toBe('EAPI:Invalid key')
  expect(await errorOf(as('suspended'), 'BalanceEx')).toBe('EAuth:Account temporary disabled')
  expect(await errorOf(krakenClient(sandbox.origin, 'Mesh', 'wrong'), 'BalanceEx')).toBe('EAPI:Invalid signature')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1000' })).toBeUndefined()
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1000' })).toBe('EAPI:Invalid nonce')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '999' })).toBe('EAPI:Invalid nonce')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1001' })).toBeUndefined()
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: 'soon' })).toBe('EAPI:Invalid nonce')
  // A refused signature uses no nonce up.
  expect(await errorOf(krakenClient(sandbox.origin, 'Mesh4', 'wrong'), 'BalanceEx', { nonce: '1002' })).toBe(
    'EAPI:Invalid signature',
  )
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1002' })).toBeUndefined()
})

test('returns balances by its own codes, and permissions', async () => {
  const { body } = await as('Mesh').call('BalanceEx')
  expect(body.result).toMatchObject({
    ZUSD: { balance: '10000000.00', hold_trade: '0.00' },
    XXBT: { balance: '5.00000000' },
    USDC: { balance: '10000.000000' },
  })
  expect((await as('Mesh').call('GetApiKeyInfo')).body.result).toMatchObject({
    iban: expect.stringMatching(/^AA\d{2}( [0-9A-F]{4}){3}$/),
    permissions: ['query-funds', 'withdraw-funds'],
  })
  expect((await as('readOnlyKey').call('GetApiKeyInfo')).body.result.permissions).toEqual(['query-funds'])
})

test('makes a deposit address when it is asked for a new one', async () => {
  const way = { asset: 'USDC', method: 'USDC - Base (Unified)' }
  expect((await as('Mesh').call('DepositAddresses', way)).body.result).toEqual([])
  const made = (await as('Mesh').call('DepositAddresses', { ...way, new: 'true' })).body.result
  expect(made).toEqual([{ address: expect.stringMatching(/^0x/), expiretm: '0' }])
  expect((await as('Mesh').call('DepositAddresses', way)).body.result).toEqual(made)
  expect(await errorOf(as('Mesh'), 'DepositAddresses', { ...way, method: 'Base' })).toBe('EFunding:Unknown method')
  expect(await errorOf(as('Mesh'), 'DepositMethods', { asset: 'NOPE' })).toBe('EFunding:Unknown asset')
  expect((await as('Mesh').call('DepositMethods', { asset: 'SOL' })).body.result).toEqual([])
})

test('debits the amount, delivers it less the fee, and sends twice what is asked twice', async () => {
  const mesh = as('Mesh')
  expect((await mesh.call('WithdrawInfo', order)).body.result).toEqual({
    method: 'USDC',
    limit: '9999.990000',
    amount: '9.990000',
    fee: '0.010000',
  })
  const first = (await mesh.call('Withdraw', { ...order, address: TO, max_fee: '0.01' })).body.result.refid
  const second = (await mesh.call('Withdraw', order)).body.result.refid
  expect(first).toMatch(/^FT[0-9a-f]{26}$/)
  expect(second).not.toBe(first)
  const waiting = (await mesh.call('WithdrawStatus', { asset: 'USDC' })).body.result
  expect(waiting).toMatchObject([{ refid: second, status: 'Initial', txid: null }, { refid: first }])
  await sandbox.settle()
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([9_990_000n, 9_990_000n])
  const done = (await mesh.call('WithdrawStatus', { asset: 'USDC' })).body.result
  expect(done[1]).toMatchObject({
    refid: first,
    info: TO,
    amount: '9.990000',
    fee: '0.010000',
    status: 'Success',
    txid: sandbox.memory.payments[0]?.hash,
    network: 'Ethereum',
    key: 'USDC wallet 1',
  })
  expect((await mesh.call('WithdrawStatus', { start: String(done[0].time + 60) })).body.result).toEqual([])
  expect((await mesh.call('WithdrawStatus', { end: String(done[0].time), limit: '1' })).body.result).toHaveLength(1)
  expect((await mesh.call('WithdrawStatus', { asset: 'XBT' })).body.result).toEqual([])
  expect(sandbox.ledger.balance('kraken', 'Mesh', 'USDC')).toBe('9980')
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [{ amount: '10001' }, 'EFunding:Insufficient funds'],
  [{ amount: '0.5' }, 'EFunding:Amount below minimum'],
  [{ amount: '0.01' }, 'EFunding:Invalid amount'],
  [{ amount: '1.0000001' }, 'EFunding:Invalid amount'],
  [{ amount: '-1' }, 'EFunding:Invalid amount'],
  [{ key: 'another' }, 'EFunding:Unknown withdraw key'],
  [{ asset: 'ETH' }, 'EFunding:Unknown withdraw key'],
  [{ asset: 'NOPE' }, 'EFunding:Unknown asset'],
  [{ address: '0x0000000000000000000000000000000000000001' }, 'EFunding:Invalid withdrawal address'],
  [{ max_fee: '0.009' }, 'EFunding:Max fee exceeded'],
])('refuses %j with %s', async (change, error) => {
  expect(await errorOf(as('MeshUSDC'), 'Withdraw', { ...order, ...change })).toBe(error)
})

test.each([
  ['readOnlyKey', 'EGeneral:Permission denied'],
  ['whitelistOn', 'EFunding:Unknown withdraw key'],
  ['kycMissing', 'EAccount:Invalid permissions'],
  ['restrictedRegion', 'EAccount:Invalid permissions:withdrawals restricted for US:TX.'],
  ['mfaTotp', 'EAPI:Invalid signature'],
])('%s answers %s', async (persona, error) => {
  expect(await errorOf(as(persona), 'Withdraw', order)).toBe(error)
})

test('takes the right code, and no other', async () => {
  expect(await errorOf(as('mfaTotp'), 'Withdraw', { ...order, otp: '000000' })).toBe('EAPI:Invalid signature')
  expect(await errorOf(as('mfaTotp'), 'Withdraw', { ...order, otp: '123456' })).toBeUndefined()
})

test('holds for review until the control API is done with it', async () => {
  const { refid } = (await as('emailConfirm').call('Withdraw', order)).body.result
  await sandbox.settle()
  const held = (await as('emailConfirm').call('WithdrawStatus')).body.result
  expect(held).toMatchObject([{ status: 'Initial', 'status-prop': 'onhold' }])
  await sandbox.control('POST', `/withdrawals/${refid}/complete`)
  expect((await as('emailConfirm').call('WithdrawStatus')).body.result).toMatchObject([{ status: 'Success' }])
})

test('saves addresses by the control API only for what there is', async () => {
  const saving = (body: object) => sandbox.control('POST', '/kraken/addresses', body)
  expect((await saving({ persona: 'Nobody', symbol: 'USDC', addresses: [TO] })).status).toBe(404)
  expect((await saving({ persona: 'Mesh', symbol: 'NOPE', addresses: [TO] })).status).toBe(400)
  expect((await saving({ persona: 'Mesh', symbol: 'USDC', addresses: [''] })).status).toBe(400)
  expect((await saving({ persona: 'Mesh2', symbol: 'USDC', network: 'Base', addresses: [TO] })).status).toBe(201)
  expect((await as('Mesh2').call('WithdrawAddresses', { asset: 'USDC', method: 'USDC' })).body.result).toEqual([])
  expect((await as('Mesh2').call('WithdrawAddresses', { asset: 'USDC' })).body.result).toEqual([
    { address: TO, asset: 'USDC', method: 'USDC - Base', key: 'USDC wallet 1', verified: true },
  ])
})

test('answers what anybody may ask, and 404 for the rest', async () => {
  const get = async (path: string) => {
    const response = await fetch(`${sandbox.origin}/~api.kraken.com${path}`)
    return { status: response.status, body: (await response.json()) as { error: string[]; result?: object } }
  }
  expect((await get('/0/public/Time')).body.result).toMatchObject({ unixtime: expect.any(Number) })
  expect((await get('/0/public/SystemStatus')).body.result).toMatchObject({ status: 'online' })
  expect((await get('/0/public/Assets?asset=XBT,usdc')).body.result).toMatchObject({
    XXBT: { altname: 'XBT' },
    USDC: { decimals: 6 },
  })
  expect((await get('/0/public/Assets?asset=NOPE')).body.error).toEqual(['EQuery:Unknown asset'])
  expect((await get('/0/public/Trades')).status).toBe(404)
})
