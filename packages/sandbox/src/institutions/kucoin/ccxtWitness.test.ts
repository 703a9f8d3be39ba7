import ccxt from 'ccxt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from '../testing/ccxtThrough.ts'
import { kucoinClient } from '../testing/kucoinClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

// ccxt was written against the real KuCoin: what it signs, sends and understands here, it does there.
let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let exchange: InstanceType<typeof ccxt.kucoin>
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connect = (apiKey: string, { secret = 'Pass123', password = 'Pass123' } = {}) => {
  const made = new ccxt.kucoin({ apiKey, secret, password, number: String, enableRateLimit: false })
  // Its question whether the account is a unified one is not part of this.
  made.options['uta'] = false
  made.fetchImplementation = ccxtThrough(sandbox.origin)
  return made
}
/** With our currencies and one market of ours, it asks for none of KuCoin's margin and futures. */
const prepare = async (made: typeof exchange) => {
  const { data } = await made.publicGetSymbols()
  const { symbol: id, baseCurrency: base, quoteCurrency: quote } = data[0] as Record<string, string>
  const market = { id, symbol: `${base}/${quote}`, base, quote, spot: true, type: 'spot' }
  made.setMarkets([market], (await made.fetchCurrencies()) as never)
  return made
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  exchange = await prepare(connect('Mesh'))
})
afterAll(() => sandbox.stop())

test('reads currencies and both accounts', async () => {
  expect(exchange.currencies['USDC']?.networks?.['BASE']).toMatchObject({ withdraw: true, fee: '0.005' })
  expect(exchange.currencies['USD']).toMatchObject({ type: 'fiat' })
  const main = await exchange.fetchBalance({ type: 'main' })
  expect(main['ETH']).toMatchObject({ free: '50', used: '0', total: '50' })
  const trade = await exchange.fetchBalance({ type: 'spot' })
  expect(trade['BTC']).toMatchObject({ free: '5', used: '0', total: '5' })
})

test('makes and finds a deposit address', async () => {
  const made = await exchange.createDepositAddress('USDC', { network: 'BASE' })
  expect(made).toMatchObject({ currency: 'USDC', network: 'BASE', address: to })
  const address = await exchange.fetchDepositAddress('USDC', { network: 'BASE' })
  expect(address).toMatchObject({ currency: 'USDC', network: 'BASE', address: to })
  const client = kucoinClient(sandbox.origin, sandbox.clock.nowMs, 'Mesh')
  const { data } = (await client.get('/api/v3/deposit-addresses', { currency: 'USDC', chain: 'base' })).body
  expect(data).toMatchObject([{ address: address.address, chainId: 'base' }])
})

test('withdraws and follows it to its hash', async () => {
  const sent = await exchange.withdraw('USDC', '12.5' as unknown as number, to, undefined, {
    network: 'BASE',
    feeDeductType: 'EXTERNAL',
    remark: 'ccxt1',
  })
  expect(sent.id).toMatch(/^[0-9a-f]{24}$/)
  const [waiting] = await exchange.fetchWithdrawals('USDC')
  expect(waiting).toMatchObject({ id: sent.id, status: 'pending' })
  await sandbox.settle()
  const [found] = await exchange.fetchWithdrawals('USDC')
  expect(found).toMatchObject({
    id: sent.id,
    status: 'ok',
    amount: '12.500000',
    fee: { cost: '0.005000', currency: 'USDC' },
    network: 'BASE',
    txid: sandbox.memory.payments[0]?.hash,
    addressTo: to,
    comment: 'ccxt1',
  })
})

test('reads a deposit', async () => {
  const body = { institution: 'kucoin', persona: 'Mesh', symbol: 'USDC', amount: '3' }
  const made = await sandbox.control('POST', '/deposits', body)
  const [found] = await exchange.fetchDeposits('USDC')
  expect(found).toMatchObject({ status: 'ok', amount: '3.000000', txid: made.body.hash })
})

test('reads the errors as its own', async () => {
  const type = { type: 'main' }
  for (const wrong of [{ secret: 'wrong' }, { password: 'wrong' }]) {
    const stranger = await prepare(connect('Mesh', wrong))
    await expect(stranger.fetchBalance(type)).rejects.toThrow(ccxt.AuthenticationError)
  }
  const frozen = await prepare(connect('suspended'))
  await expect(frozen.fetchBalance(type)).rejects.toThrow(ccxt.AccountSuspended)
  const order = exchange.withdraw('USDC', '99999' as unknown as number, to, undefined, {
    network: 'ETH',
    feeDeductType: 'EXTERNAL',
  })
  await expect(order).rejects.toThrow(/account\.available\.amount/)
})
