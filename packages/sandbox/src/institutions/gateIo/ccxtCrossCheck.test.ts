import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('gate')

// ccxt was written for the real Gate, so requests and responses that it handles here match the real API.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.gate>
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect = (apiKey: string, secret = 'Pass123') => {
  const made = new ccxt.gate({ apiKey, secret, number: String, enableRateLimit: false })
  made.options['fetchMarkets'] = { types: ['spot'] }
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = connect('Mesh')
  await exchange.loadMarkets()
})
afterAll(() => sandbox.stop())

test('ccxt reads coins, their fees and the account', async () => {
  expect(exchange.currencies['USDC']?.networks?.['BASE']).toMatchObject({ withdraw: true })
  expect(await exchange.fetchDepositWithdrawFees(['USDC'])).toMatchObject({
    USDC: { networks: { BASE: { withdraw: { fee: '0.005' } } } },
  })
  expect((await exchange.fetchBalance())['ETH']).toMatchObject({ free: '50', used: '0', total: '50' })
})

test('ccxt finds a deposit address', async () => {
  const address = await exchange.fetchDepositAddress('USDC', { network: 'BASE' })
  expect(address).toMatchObject({ network: 'BASE', address: to })
})

test('ccxt withdraws and tracks the withdrawal to its hash', async () => {
  const params = { network: 'BASE', withdraw_order_id: 'ccxt1' }
  const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, params)
  expect(sent.id).toMatch(/^w\d+$/)
  expect((await exchange.fetchWithdrawals('USDC'))[0]).toMatchObject({ id: sent.id, status: 'pending' })
  await sandbox.settle()
  const [found] = await exchange.fetchWithdrawals('USDC')
  // The requested amount includes the fee.
  expect(found).toMatchObject({
    id: sent.id,
    status: 'ok',
    amount: '12.495',
    fee: { cost: '0.005', currency: 'USDC' },
    txid: sandbox.memory.payments[0]?.hash,
    address: to,
    network: 'BASE',
    info: { withdraw_order_id: 'ccxt1', amount: '12.5' },
  })
})

test('ccxt maps the errors to its own classes', async () => {
  const bare = (made: typeof exchange) => made.privateSpotGetAccounts()
  await expect(bare(connect('Mesh', 'wrong'))).rejects.toThrow(ccxt.AuthenticationError)
  await expect(bare(connect('suspended'))).rejects.toThrow(ccxt.AccountSuspended)
  const order = exchange.withdraw('USDC', '99999' as unknown as number, to, undefined, { network: 'BASE' })
  await expect(order).rejects.toThrow(ccxt.InsufficientFunds)
})
