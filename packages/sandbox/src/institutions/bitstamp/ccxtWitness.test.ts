import ccxt from 'ccxt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

// ccxt was written against the real Bitstamp: what it signs, sends and understands here, it does there.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.bitstamp>
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect = (apiKey: string, secret = 'Pass123') => {
  const made = new ccxt.bitstamp({ apiKey, secret, number: String, enableRateLimit: false })
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = connect('Mesh')
})
afterAll(() => sandbox.stop())

test('reads markets and the balance', async () => {
  await exchange.loadMarkets()
  expect(exchange.markets?.['BTC/USD']).toMatchObject({ active: true, spot: true })
  const balance = await exchange.fetchBalance()
  expect(balance['USDC']).toMatchObject({ free: '10000.000000', used: '0.000000', total: '10000.000000' })
  expect(balance['USD']).toMatchObject({ total: '10000000.00' })
})

test('finds a deposit address, and what a withdrawal costs', async () => {
  expect(await exchange.fetchDepositAddress('USDC', { network: 'ethereum' })).toMatchObject({ address: to })
  const fees = await exchange.fetchDepositWithdrawFees(['USDC'])
  expect(fees['USDC']).toMatchObject({ networks: { ERC20: { withdraw: { fee: '0.01' } } } })
})

test('withdraws and follows it to its hash', async () => {
  const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, { network: 'ethereum' })
  expect(sent.id).toMatch(/^\d{9}$/)
  const [waiting] = await exchange.fetchWithdrawals('USDC')
  expect(waiting).toMatchObject({ id: sent.id, status: 'pending', currency: 'USDC', addressTo: to })
  await sandbox.settle()
  const [found] = await exchange.fetchWithdrawals('USDC')
  expect(found).toMatchObject({
    id: sent.id,
    status: 'ok',
    amount: '12.5',
    txid: sandbox.memory.payments[0]?.hash,
    addressTo: to,
  })
})

test('reads what moved the balance, and the fee with it', async () => {
  const body = { institution: 'bitstamp', persona: 'Mesh', symbol: 'USDC', amount: '3' }
  sandbox.clock.advance(2_000)
  await sandbox.control('POST', '/deposits', body)
  // By name of the currency ccxt would look for an upper-case member, which there is none of.
  const moved = await exchange.fetchDepositsWithdrawals()
  expect(moved.map(({ type, currency, amount, fee }) => [type, currency, amount, fee?.cost])).toEqual([
    ['withdrawal', 'USDC', '12.5', '0.010000'],
    ['deposit', 'USDC', '3', '0.000000'],
  ])
})

test('reads the errors as its own', async () => {
  await expect(connect('Mesh', 'wrong').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('Nobody').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('ipLocked').fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  const withdraw = (key: string, amount: string, address = to) =>
    connect(key).withdraw('USDC', amount as unknown as number, address, undefined, { network: 'ethereum' })
  await expect(withdraw('readOnlyKey', '5')).rejects.toThrow(ccxt.PermissionDenied)
  await expect(withdraw('Mesh', '99999')).rejects.toThrow(ccxt.InsufficientFunds)
})
