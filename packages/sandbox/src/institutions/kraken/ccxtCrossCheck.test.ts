import { beforeAll, expect, test } from 'vitest'
import { useCrossCheck, crossCheckAddress } from '../testing/useCrossCheck.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('kraken')

const { connect, withdraw, exchange, sandbox, tracksAWithdrawal, readsADeposit } = useCrossCheck(ccxt.kraken, made => {
  // ccxt decodes base64 strictly, so this is `Pass123` with its padding.
  made.secret = Buffer.from(made.secret, 'base64').toString('base64')
  // ccxt's nonces are milliseconds, and two calls may happen in the same one.
  let last = Date.now()
  made.nonce = () => (last += 1)
})
beforeAll(async () => {
  const saved = { persona: 'Mesh', symbol: 'USDC', network: 'Base', addresses: [crossCheckAddress] }
  await sandbox().control('POST', '/kraken/addresses', saved)
})

test('ccxt reads currencies, markets and balances', async () => {
  await exchange().loadMarkets()
  expect(exchange().markets?.['BTC/USD']).toBeDefined()
  expect(exchange().currencies['BTC']).toMatchObject({ id: 'XXBT' })
  const balance = await exchange().fetchBalance()
  expect(balance['USDC']).toMatchObject({ free: '10000', used: '0.000000', total: '10000.000000' })
  expect(balance['BTC']).toMatchObject({ total: '5.00000000' })
})

test('ccxt makes and finds a deposit address', async () => {
  const params = { method: 'USDC - Ethereum (Unified)' }
  const made = await exchange().createDepositAddress('USDC', params)
  expect(made).toMatchObject({ currency: 'USDC', address: crossCheckAddress })
  expect(await exchange().fetchDepositAddress('USDC', params)).toMatchObject({ address: crossCheckAddress })
})

tracksAWithdrawal({ key: 'USDC wallet 1' }, /^FT[0-9a-f]{26}$/, {
  amount: '12.495000',
  fee: { cost: '0.005000', currency: 'USDC' },
  address: crossCheckAddress,
  network: 'Base',
})
readsADeposit('kraken', '3.000000')

test('ccxt maps the errors to its own classes', async () => {
  await expect(connect('Nobody').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(withdraw('5', { key: 'nowhere' })).rejects.toThrow(ccxt.InvalidAddress)
  await expect(withdraw('5', { key: 'x' }, connect('readOnlyKey'))).rejects.toThrow(ccxt.PermissionDenied)
})
