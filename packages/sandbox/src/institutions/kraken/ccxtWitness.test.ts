import ccxt from 'ccxt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

// ccxt was written against the real Kraken: what it signs, sends and understands here, it does there.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.kraken>
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** ccxt reads base64 strictly: the same bytes as `Pass123`, with their padding. */
const secretOf = (password: string) => Buffer.from(password, 'base64').toString('base64')
const connect = (apiKey: string, password = 'Pass123') => {
  const made = new ccxt.kraken({ apiKey, secret: secretOf(password), number: String, enableRateLimit: false })
  // Its own nonces are milliseconds, and two calls may fall into one.
  let last = Date.now()
  made.nonce = () => (last += 1)
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = connect('Mesh')
  await sandbox.control('POST', '/kraken/addresses', {
    persona: 'Mesh',
    symbol: 'USDC',
    network: 'Base',
    addresses: [TO],
  })
})
afterAll(() => sandbox.stop())

test('reads currencies, markets and balances', async () => {
  await exchange.loadMarkets()
  expect(exchange.markets?.['BTC/USD']).toBeDefined()
  expect(exchange.currencies['BTC']).toMatchObject({ id: 'XXBT' })
  const balance = await exchange.fetchBalance()
  expect(balance['USDC']).toMatchObject({ free: '10000', used: '0.000000', total: '10000.000000' })
  expect(balance['BTC']).toMatchObject({ total: '5.00000000' })
})

test('makes and finds a deposit address', async () => {
  const params = { method: 'USDC - Ethereum (Unified)' }
  const made = await exchange.createDepositAddress('USDC', params)
  expect(made).toMatchObject({ currency: 'USDC', address: TO })
  expect(await exchange.fetchDepositAddress('USDC', params)).toMatchObject({ address: TO })
})

test('withdraws and follows it to its hash', async () => {
  const amount = '12.5' as unknown as number
  const sent = await exchange.withdraw('USDC', amount, TO, undefined, { key: 'USDC wallet 1' })
  expect(sent.id).toMatch(/^FT[0-9a-f]{26}$/)
  await sandbox.settle()
  const [found] = await exchange.fetchWithdrawals('USDC')
  expect(found).toMatchObject({
    id: sent.id,
    status: 'ok',
    amount: '12.495000',
    fee: { cost: '0.005000', currency: 'USDC' },
    txid: sandbox.memory.payments[0]?.hash,
    address: TO,
    network: 'Base',
  })
})

test('reads deposits', async () => {
  const made = await sandbox.control('POST', '/deposits', {
    institution: 'kraken',
    persona: 'Mesh',
    symbol: 'USDC',
    amount: '2.5',
  })
  const [found] = await exchange.fetchDeposits('USDC')
  expect(found).toMatchObject({ type: 'deposit', status: 'ok', amount: '2.500000', txid: made.body.hash })
})

test('reads the errors as its own', async () => {
  await expect(connect('Nobody').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  const order = exchange.withdraw('USDC', '5' as unknown as number, TO, undefined, { key: 'nowhere' })
  await expect(order).rejects.toThrow(ccxt.InvalidAddress)
  await expect(connect('readOnlyKey').withdraw('USDC', 5, TO, undefined, { key: 'x' })).rejects.toThrow(
    ccxt.PermissionDenied,
  )
})
