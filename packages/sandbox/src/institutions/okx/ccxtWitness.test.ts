import ccxt from 'ccxt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

// ccxt was written against the real OKX: what it signs, sends and understands here, it does there.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.okx>
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect = (apiKey: string, wrong: { secret?: string; password?: string } = {}) => {
  const keys = { apiKey, secret: 'Pass123', password: 'Pass123', ...wrong }
  const made = new ccxt.okx({ ...keys, number: String, enableRateLimit: false })
  made.options['fetchMarkets'] = { types: ['spot'] }
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = connect('Mesh')
})
afterAll(() => sandbox.stop())

test('reads currencies, markets and both accounts', async () => {
  await exchange.loadMarkets()
  expect(exchange.markets?.['ETH/USDT']).toBeDefined()
  expect(exchange.currencies['USDC']?.networks?.['BASE']).toMatchObject({ withdraw: true, fee: '0.005' })
  const funding = await exchange.fetchBalance({ type: 'funding' })
  expect(funding['USDC']).toMatchObject({ free: '10000', used: '0', total: '10000' })
  expect((await exchange.fetchBalance())['UNI']).toMatchObject({ free: '250', total: '250' })
})

test('moves coins between the accounts', async () => {
  const user = connect('Mesh4')
  await user.transfer('USDC', '50' as unknown as number, 'funding', 'trading')
  expect((await user.fetchBalance({ type: 'funding' }))['USDC']).toMatchObject({ total: '999950' })
  expect((await user.fetchBalance())['USDC']).toMatchObject({ free: '50', total: '50' })
})

test('finds a deposit address', async () => {
  const address = await exchange.fetchDepositAddress('USDC', { network: 'BASE' })
  expect(address).toMatchObject({ currency: 'USDC', network: 'BASE', address: to })
})

test('withdraws and follows it to its hash', async () => {
  const params = { network: 'BASE', clientId: 'ccxt1' }
  const made = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, params)
  expect(made.id).toMatch(/^\d{9}$/)
  expect(await exchange.fetchWithdrawal(made.id ?? '')).toMatchObject({ status: 'pending', network: 'BASE' })
  await sandbox.settle()
  const [found] = await exchange.fetchWithdrawals('USDC')
  expect(found).toMatchObject({
    id: made.id,
    status: 'ok',
    amount: '12.5',
    fee: { cost: '0.005', currency: 'USDC' },
    txid: sandbox.memory.payments[0]?.hash,
    addressTo: to,
  })
})

test('reads a deposit', async () => {
  const deposit = { institution: 'okx', persona: 'Mesh', symbol: 'USDC', amount: '3' }
  const { body } = await sandbox.control('POST', '/deposits', deposit)
  const [found] = await exchange.fetchDeposits('USDC')
  expect(found).toMatchObject({ status: 'ok', amount: '3', txid: body.hash })
})

test('reads the errors as its own', async () => {
  await expect(connect('Mesh', { secret: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('Mesh', { password: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('ipLocked').fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  const order = exchange.withdraw('USDC', '99999' as unknown as number, to, undefined, { network: 'ETH' })
  await expect(order).rejects.toThrow(ccxt.InsufficientFunds)
})
