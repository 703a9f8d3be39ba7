import ccxt from 'ccxt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

// ccxt was written against the real Bybit: what it signs, sends and understands here, it does there.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.bybit>
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect = (apiKey: string, secret = 'Pass123') => {
  const made = new ccxt.bybit({ apiKey, secret, number: String, enableRateLimit: false })
  made.options['fetchMarkets'] = { types: ['spot'] }
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = connect('Mesh')
})
afterAll(() => sandbox.stop())

test('reads currencies, markets and both wallets', async () => {
  await exchange.loadMarkets()
  expect(exchange.markets?.['ETH/USDT']).toBeDefined()
  expect(exchange.currencies['USDC']?.networks?.['BASE']).toMatchObject({ withdraw: true, fee: '0.005' })
  expect((await exchange.fetchBalance())['ETH']).toMatchObject({ free: '50', used: '0', total: '50' })
  const funding = await exchange.fetchBalance({ type: 'funding' })
  expect(funding['USDC']).toMatchObject({ free: '10000', total: '10000' })
})

test('finds a deposit address', async () => {
  const address = await exchange.fetchDepositAddress('USDC', { network: 'BASE' })
  expect(address).toMatchObject({ currency: 'USDC', network: 'BASE', address: to })
})

test('withdraws and follows it to its hash', async () => {
  const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, {
    network: 'BASE',
    accountType: 'FUND',
    requestId: 'ccxt1',
  })
  expect(sent.id).toMatch(/^\d{9}$/)
  const [waiting] = await exchange.fetchWithdrawals('USDC')
  expect(waiting).toMatchObject({ id: sent.id, status: 'pending' })
  await sandbox.settle()
  const [found] = await exchange.fetchWithdrawals('USDC')
  expect(found).toMatchObject({
    id: sent.id,
    status: 'ok',
    amount: '12.5',
    fee: { cost: '0.005', currency: 'USDC' },
    txid: sandbox.memory.payments[0]?.hash,
    addressTo: to,
  })
})

test('reads a deposit', async () => {
  const made = await sandbox.control('POST', '/deposits', {
    institution: 'bybit',
    persona: 'Mesh',
    symbol: 'USDC',
    amount: '3',
  })
  const [found] = await exchange.fetchDeposits('USDC')
  expect(found).toMatchObject({ status: 'ok', amount: '3', txid: made.body.hash })
})

test('reads the errors as its own', async () => {
  await expect(connect('Mesh', 'wrong').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('ipLocked').fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  const order = exchange.withdraw('USDC', '99999' as unknown as number, to, undefined, {
    network: 'ETH',
    accountType: 'FUND',
  })
  await expect(order).rejects.toThrow(ccxt.InsufficientFunds)
})
