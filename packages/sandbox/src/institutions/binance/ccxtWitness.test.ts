import ccxt from 'ccxt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

// ccxt was written against the real exchanges: what it signs, sends and understands here, it does there.
describe.each([
  { name: 'binance', make: ccxt.binance, isFull: true },
  { name: 'binanceus', make: ccxt.binanceus, isFull: false },
] as const)('ccxt’s $name', ({ make, isFull }) => {
  let sandbox: Awaited<ReturnType<typeof startWithMemory>>
  let exchange: InstanceType<typeof ccxt.binance>
  const connect = (apiKey: string, secret = 'Pass123') => {
    const made = new make({ apiKey, secret, number: String, enableRateLimit: false })
    made.options['fetchMarkets'] = { types: ['spot'] }
    made.options['fetchMargins'] = false
    made.fetchImplementation = ccxtThrough(sandbox.origin)
    return made
  }
  beforeAll(async () => {
    sandbox = await startWithMemory()
    exchange = connect('Mesh')
  })
  afterAll(() => sandbox.stop())

  test('reads currencies, markets and balances', async () => {
    await exchange.loadMarkets()
    expect(exchange.markets?.['ETH/USDT']).toBeDefined()
    // ccxt asks Binance.US for no currencies.
    const base = exchange.currencies['USDC']?.networks?.['BASE']
    if (isFull) expect(base).toMatchObject({ withdraw: true, fee: '0.005' })
    const balance = await exchange.fetchBalance()
    expect(balance['USDC']).toMatchObject({ free: '10000.00000000', used: '0.00000000', total: '10000' })
    if (isFull) expect(await exchange.fetchBalance({ type: 'funding' })).toBeDefined()
  })

  test('finds a deposit address', async () => {
    const address = await exchange.fetchDepositAddress('USDC', { network: 'ETH' })
    expect(address).toMatchObject({ currency: 'USDC', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  })

  test('withdraws and follows it to its hash', async () => {
    const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, {
      network: 'BASE',
      withdrawOrderId: 'ccxt1',
    })
    expect(sent.id).toMatch(/^[0-9a-f]{32}$/)
    await sandbox.settle()
    const [found] = await exchange.fetchWithdrawals('USDC')
    expect(found).toMatchObject({
      id: sent.id,
      status: 'ok',
      amount: '12.495',
      fee: { cost: '0.005', currency: 'USDC' },
      txid: sandbox.memory.payments[0]?.hash,
      address: to,
    })
  })

  test('reads the errors as its own', async () => {
    await expect(connect('Mesh', 'wrong').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
    const order = exchange.withdraw(
      'USDC',
      '99999' as unknown as number,
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      undefined,
      { network: 'ETH' },
    )
    await expect(order).rejects.toThrow(ccxt.InsufficientFunds)
  })

  test('places, finds, lists and cancels orders', async () => {
    const resting = await exchange.createOrder('ETH/USDT', 'limit', 'buy', 0.5, 2000, {
      newClientOrderId: 'ccxt-order',
    })
    expect(resting).toMatchObject({ status: 'open', clientOrderId: 'ccxt-order' })
    expect((await exchange.fetchOrder(resting.id ?? '', 'ETH/USDT')).status).toBe('open')
    expect((await exchange.fetchOpenOrders('ETH/USDT')).map(({ id }) => id)).toContain(resting.id)
    expect((await exchange.cancelOrder(resting.id ?? '', 'ETH/USDT')).status).toBe('canceled')
    await expect(exchange.cancelOrder(resting.id ?? '', 'ETH/USDT')).rejects.toThrow(ccxt.OrderNotFound)
    const bought = await exchange.createOrder('ETH/USDT', 'market', 'buy', 0.1)
    expect(bought).toMatchObject({ status: 'closed', filled: '0.10000000', cost: '300.00000000' })
    const all = await exchange.fetchOrders('ETH/USDT')
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([resting.id, bought.id]))
    await expect(exchange.createOrder('ETH/USDT', 'market', 'buy', 5000)).rejects.toThrow(ccxt.InsufficientFunds)
  })
})
