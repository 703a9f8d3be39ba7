import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('gemini')

// ccxt was written for the real Gemini, so requests and responses that it handles here match the real API. It uses v1,
// and keys of a single account only.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.gemini>
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect = (persona: string, secret = 'Pass123') => {
  const made = new ccxt.gemini({ apiKey: `account-${persona}`, secret, number: String, enableRateLimit: false })
  // ccxt scrapes its list of currencies from a page of Gemini's site.
  made.options['fetchCurrencies'] = { webApiEnable: false, webApiRetries: 0, webApiMuteFailure: true }
  // ccxt's nonces are milliseconds, and two calls may happen in the same one.
  let last = Date.now()
  made.nonce = () => (last += 1)
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = connect('Mesh')
})
afterAll(() => sandbox.stop())

test('ccxt reads markets and balances', async () => {
  await exchange.loadMarkets()
  expect(exchange.markets?.['BTC/USD']).toBeDefined()
  const balance = await exchange.fetchBalance()
  expect(balance['USDC']).toMatchObject({ free: '10000', total: '10000' })
  expect(balance['BTC']).toMatchObject({ total: '5' })
})

test('ccxt finds a deposit address', async () => {
  await exchange.privatePostV1DepositNetworkNewAddress({ network: 'ethereum' })
  const found = await exchange.fetchDepositAddress('USDC', { network: 'ERC20' })
  expect(found).toMatchObject({ currency: 'USDC', address: TO })
})

test('ccxt withdraws and tracks the withdrawal to its hash', async () => {
  const clientTransferId = '748d8591-d09a-4831-a45b-c0d61d078762'
  const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, TO, undefined, { clientTransferId })
  expect(sent.id).toMatch(/^[0-9a-f-]{36}$/)
  await sandbox.settle()
  const [found] = await exchange.fetchDepositsWithdrawals()
  expect(found).toMatchObject({
    type: 'withdrawal',
    status: 'ok',
    currency: 'USDC',
    amount: '12.5',
    fee: { cost: '0.01', currency: 'USDC' },
    address: TO,
    txid: sandbox.memory.payments[0]?.hash.slice(2),
  })
  expect(found?.info).toMatchObject({ withdrawalId: sent.id })
  expect(sandbox.memory.payments.map(p => p.amountBaseUnits)).toEqual([12_500_000n])
})

test('ccxt reads deposits', async () => {
  const deposit = { institution: 'gemini', persona: 'Mesh', symbol: 'USDC', amount: '2.5' }
  const made = await sandbox.control('POST', '/deposits', deposit)
  const all = await exchange.fetchDepositsWithdrawals()
  expect(all.find(({ type }) => type === 'deposit')).toMatchObject({
    status: 'ok',
    amount: '2.5',
    txid: made.body.hash.slice(2),
  })
})

test('ccxt maps the errors to its own classes', async () => {
  await expect(connect('Nobody').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('Mesh', 'wrong').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  const usdc = connect('MeshUSDC')
  await expect(usdc.withdraw('USDC', '90000' as unknown as number, TO)).rejects.toThrow(ccxt.InsufficientFunds)
  await expect(connect('readOnlyKey').withdraw('USDC', 5, TO)).rejects.toThrow(ccxt.AuthenticationError)
  const again = connect('Mesh')
  again.nonce = () => 1
  await expect(again.fetchBalance()).rejects.toThrow(ccxt.InvalidNonce)
})
