import { describe, expect, test } from 'vitest'
import { useCrossCheck, crossCheckAddress } from '../testing/useCrossCheck.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('binance', 'binanceus')

describe.each([
  { name: 'binance', make: ccxt.binance, isFull: true },
  { name: 'binanceus', make: ccxt.binanceus, isFull: false },
] as const)('ccxt’s $name', ({ make, isFull }) => {
  const { connect, withdraw, exchange, tracksAWithdrawal } = useCrossCheck<InstanceType<typeof ccxt.binance>>(
    make,
    made => {
      made.options['fetchMarkets'] = { types: ['spot'] }
      made.options['fetchMargins'] = false
    },
  )

  test('ccxt reads currencies, markets and balances', async () => {
    await exchange().loadMarkets()
    expect(exchange().markets?.['ETH/USDT']).toBeDefined()
    // ccxt does not request currencies from Binance.US.
    const base = exchange().currencies['USDC']?.networks?.['BASE']
    if (isFull) expect(base).toMatchObject({ withdraw: true, fee: '0.005' })
    const balance = await exchange().fetchBalance()
    expect(balance['USDC']).toMatchObject({ free: '10000.00000000', used: '0.00000000', total: '10000' })
    if (isFull) expect(await exchange().fetchBalance({ type: 'funding' })).toBeDefined()
  })

  test('ccxt finds a deposit address', async () => {
    const address = await exchange().fetchDepositAddress('USDC', { network: 'ETH' })
    expect(address).toMatchObject({ currency: 'USDC', address: crossCheckAddress })
  })

  tracksAWithdrawal({ network: 'BASE', withdrawOrderId: 'ccxt1' }, /^[0-9a-f]{32}$/, {
    amount: '12.495',
    fee: { cost: '0.005', currency: 'USDC' },
    address: crossCheckAddress,
  })

  test('ccxt maps the errors to its own classes', async () => {
    await expect(connect('Mesh', { secret: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
    await expect(withdraw('99999', { network: 'ETH' })).rejects.toThrow(ccxt.InsufficientFunds)
  })

  test('places, finds, lists and cancels orders', async () => {
    const resting = await exchange().createOrder('ETH/USDT', 'limit', 'buy', 0.5, 2000, {
      newClientOrderId: 'ccxt-order',
    })
    expect(resting).toMatchObject({ status: 'open', clientOrderId: 'ccxt-order' })
    expect((await exchange().fetchOrder(resting.id ?? '', 'ETH/USDT')).status).toBe('open')
    expect((await exchange().fetchOpenOrders('ETH/USDT')).map(({ id }) => id)).toContain(resting.id)
    expect((await exchange().cancelOrder(resting.id ?? '', 'ETH/USDT')).status).toBe('canceled')
    await expect(exchange().cancelOrder(resting.id ?? '', 'ETH/USDT')).rejects.toThrow(ccxt.OrderNotFound)
    const bought = await exchange().createOrder('ETH/USDT', 'market', 'buy', 0.1)
    expect(bought).toMatchObject({ status: 'closed', filled: '0.10000000', cost: '300.00000000' })
    const all = await exchange().fetchOrders('ETH/USDT')
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([resting.id, bought.id]))
    await expect(exchange().createOrder('ETH/USDT', 'market', 'buy', 5000)).rejects.toThrow(ccxt.InsufficientFunds)
  })
})
