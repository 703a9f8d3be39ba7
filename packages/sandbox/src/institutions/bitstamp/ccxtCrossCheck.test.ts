import { expect, test } from 'vitest'
import { useCrossCheck, crossCheckAddress } from '../testing/useCrossCheck.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('bitstamp')

const { connect, withdraw, exchange, sandbox, tracksAWithdrawal } = useCrossCheck(ccxt.bitstamp)

test('ccxt reads markets and the balance', async () => {
  await exchange().loadMarkets()
  expect(exchange().markets?.['BTC/USD']).toMatchObject({ active: true, spot: true })
  const balance = await exchange().fetchBalance()
  expect(balance['USDC']).toMatchObject({ free: '10000.000000', used: '0.000000', total: '10000.000000' })
  expect(balance['USD']).toMatchObject({ total: '10000000.00' })
})

test('ccxt finds a deposit address and withdrawal fees', async () => {
  const address = await exchange().fetchDepositAddress('USDC', { network: 'ethereum' })
  expect(address).toMatchObject({ address: crossCheckAddress })
  const fees = await exchange().fetchDepositWithdrawFees(['USDC'])
  expect(fees['USDC']).toMatchObject({ networks: { ERC20: { withdraw: { fee: '0.01' } } } })
})

tracksAWithdrawal({ network: 'ethereum' }, /^\d{9}$/, { amount: '12.5', addressTo: crossCheckAddress })

test('ccxt reads deposits and withdrawals with their fees', async () => {
  const body = { institution: 'bitstamp', persona: 'Mesh', symbol: 'USDC', amount: '3' }
  sandbox().clock.advance(2_000)
  await sandbox().control('POST', '/deposits', body)
  // Filtering by currency makes ccxt read an upper-case member, which Bitstamp's rows do not have.
  const moved = await exchange().fetchDepositsWithdrawals()
  expect(moved.map(({ type, currency, amount, fee }) => [type, currency, amount, fee?.cost])).toEqual([
    ['withdrawal', 'USDC', '12.5', '0.010000'],
    ['deposit', 'USDC', '3', '0.000000'],
  ])
})

test('ccxt maps the errors to its own classes', async () => {
  await expect(connect('Mesh', { secret: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('Nobody').fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('ipLocked').fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  const withdrawAs = (persona: string, amount: string) => withdraw(amount, { network: 'ethereum' }, connect(persona))
  await expect(withdrawAs('readOnlyKey', '5')).rejects.toThrow(ccxt.PermissionDenied)
  await expect(withdrawAs('Mesh', '99999')).rejects.toThrow(ccxt.InsufficientFunds)
})
