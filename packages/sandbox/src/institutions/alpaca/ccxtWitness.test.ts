import ccxt from 'ccxt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

// ccxt was written against the real Alpaca. It signs with the two headers of an API key where we send a token; paths, bodies
// and answers are the same.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.alpaca>
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect = (apiKey: string, secret = 'Pass123') => {
  const made = new ccxt.alpaca({ apiKey, secret, number: String, enableRateLimit: false })
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = connect('Mesh')
})
afterAll(() => sandbox.stop())

test('reads markets, the cash and the coins', async () => {
  await exchange.loadMarkets()
  expect(exchange.markets?.['ETH/USD']).toBeDefined()
  const balance = await exchange.fetchBalance()
  expect(balance['USD']).toMatchObject({ free: '10000000', total: '10000000' })
  expect(balance['ETH']).toMatchObject({ free: '50', total: '50' })
  // It looks for coins only: a share has no market with the dollar in its symbol.
  expect(balance['AAPL']).toBeUndefined()
})

test('finds a deposit address', async () => {
  expect(await exchange.fetchDepositAddress('USDC', { chain: 'ETH' })).toMatchObject({ currency: 'USDC', address: to })
})

test('withdraws and follows it to its hash', async () => {
  const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, { chain: 'ETH' })
  expect(sent).toMatchObject({ status: 'pending', amount: '12.5', addressTo: to, network: 'ETH' })
  await sandbox.settle()
  const [found] = await exchange.fetchWithdrawals('USDC')
  expect(found).toMatchObject({
    id: sent.id,
    type: 'withdrawal',
    status: 'ok',
    amount: '12.5',
    fee: { cost: '0.01', currency: 'USDC' },
    txid: sandbox.memory.payments[0]?.hash,
  })
})

test('reads a deposit', async () => {
  const deposit = { institution: 'alpaca', persona: 'Mesh', symbol: 'USDC', amount: '3' }
  const made = await sandbox.control('POST', '/deposits', deposit)
  const [found] = await exchange.fetchDeposits('USDC')
  expect(found).toMatchObject({ type: 'deposit', status: 'ok', amount: '3', txid: made.body.hash })
})

test('reads the errors as its own', async () => {
  await expect(connect('Mesh', 'wrong').fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  const order = exchange.withdraw('USDC', '99999' as unknown as number, to, undefined, { chain: 'ETH' })
  await expect(order).rejects.toThrow(ccxt.InsufficientFunds)
})
