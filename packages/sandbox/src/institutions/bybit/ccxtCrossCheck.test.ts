import { expect, test } from 'vitest'
import { useCrossCheck, crossCheckAddress } from '../testing/useCrossCheck.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('bybit')

const { connect, withdraw, exchange, tracksAWithdrawal, readsADeposit } = useCrossCheck(ccxt.bybit, made => {
  made.options['fetchMarkets'] = { types: ['spot'] }
})
const fromFunding = { accountType: 'FUND' }

test('ccxt reads currencies, markets and both wallets', async () => {
  await exchange().loadMarkets()
  expect(exchange().markets?.['ETH/USDT']).toBeDefined()
  expect(exchange().currencies['USDC']?.networks?.['BASE']).toMatchObject({ withdraw: true, fee: '0.005' })
  expect((await exchange().fetchBalance())['ETH']).toMatchObject({ free: '50', used: '0', total: '50' })
  const funding = await exchange().fetchBalance({ type: 'funding' })
  expect(funding['USDC']).toMatchObject({ free: '10000', total: '10000' })
})

test('ccxt finds a deposit address', async () => {
  const address = await exchange().fetchDepositAddress('USDC', { network: 'BASE' })
  expect(address).toMatchObject({ currency: 'USDC', network: 'BASE', address: crossCheckAddress })
})

tracksAWithdrawal({ network: 'BASE', requestId: 'ccxt1', ...fromFunding }, /^\d{9}$/, {
  amount: '12.5',
  fee: { cost: '0.005', currency: 'USDC' },
  addressTo: crossCheckAddress,
})
readsADeposit('bybit', '3')

test('ccxt maps the errors to its own classes', async () => {
  await expect(connect('Mesh', { secret: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('ipLocked').fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  await expect(withdraw('99999', { network: 'ETH', ...fromFunding })).rejects.toThrow(ccxt.InsufficientFunds)
})
