import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('coinbase')

// ccxt was written for the real Coinbase, so requests and responses that it handles here match the real API.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.coinbase>
beforeAll(async () => {
  sandbox = await startWithMemory()
  const { access_token } = await coinbaseClient(sandbox.origin).connect('Mesh')
  exchange = new ccxt.coinbase({ token: access_token, number: String, enableRateLimit: false })
  exchange.fetchImplementation = ccxtThrough(sandbox.origin)
})
afterAll(() => sandbox.stop())

test('ccxt reads markets and balances', async () => {
  await exchange.loadMarkets()
  expect(Object.keys(exchange.markets ?? {})).toContain('ETH/USD')
  const balance = await exchange.fetchBalance()
  expect(balance['USDC']).toMatchObject({ free: '10000.000000', total: '10000.000000' })
  expect(balance['USD']).toMatchObject({ total: '10000000.00' })
  const withHolds = await exchange.fetchBalance({ v3: true })
  expect(withHolds['BTC']).toMatchObject({ free: '5.00000000', used: '0.00000000' })
})

test('ccxt finds the deposit addresses', async () => {
  const byNetwork = await exchange.fetchDepositAddressesByNetwork('USDC')
  expect(Object.values(byNetwork).map(a => a.address)).toContain('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
})

test('ccxt withdraws with a code and tracks the withdrawal to its hash', async () => {
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const params = { network: 'base', idem: 'ccxt-1' }
  await expect(exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, params)).rejects.toThrow(
    /two_factor_required/,
  )
  exchange.headers = { ...exchange.headers, 'CB-2FA-TOKEN': '123456' }
  const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, params)
  expect(sent).toMatchObject({
    status: 'pending',
    amount: '12.5',
    fee: { cost: '0.005000', currency: 'USDC' },
    address: to,
  })
  await sandbox.settle()
  // ccxt uses the sign of `transaction_amount`, which is positive, and therefore classifies a crypto send as a deposit.
  const [found] = await exchange.fetchDepositsWithdrawals('USDC')
  expect(found).toMatchObject({ id: sent.id, status: 'ok', txid: sandbox.memory.payments[0]?.hash, network: 'base' })
})

test('places, finds, lists and cancels orders', async () => {
  const placed = await exchange.createOrder('ETH/USD', 'limit', 'buy', 0.5, 2000, { client_order_id: 'ccxt-order' })
  const resting = await exchange.fetchOrder(placed.id ?? '')
  expect(resting).toMatchObject({ status: 'open', clientOrderId: 'ccxt-order', side: 'buy', price: '2000' })
  expect((await exchange.fetchOpenOrders('ETH/USD')).map(({ id }) => id)).toContain(placed.id)
  await exchange.cancelOrder(placed.id ?? '')
  expect((await exchange.fetchOrder(placed.id ?? '')).status).toBe('canceled')
  const again = await exchange.createOrder('ETH/USD', 'limit', 'buy', 0.5, 2000, { client_order_id: 'ccxt-order' })
  expect(again.id).toBe(placed.id)
  const sold = await exchange.createOrder('ETH/USD', 'market', 'sell', 0.1)
  expect(await exchange.fetchOrder(sold.id ?? '')).toMatchObject({
    status: 'closed',
    filled: '0.1',
    fee: { cost: '1.80' },
  })
  await expect(exchange.createOrder('ETH/USD', 'market', 'sell', 5000)).rejects.toThrow(/INSUFFICIENT_FUND/)
})
