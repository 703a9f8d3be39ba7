import { expect, test } from 'vitest'
import { useCrossCheck, crossCheckAddress } from '../testing/useCrossCheck.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('okx')

const { connect, withdraw, exchange, tracksAWithdrawal, readsADeposit } = useCrossCheck(ccxt.okx, made => {
  made.options['fetchMarkets'] = { types: ['spot'] }
})

test('ccxt reads currencies, markets and both accounts', async () => {
  await exchange().loadMarkets()
  expect(exchange().markets?.['ETH/USDT']).toBeDefined()
  expect(exchange().currencies['USDC']?.networks?.['BASE']).toMatchObject({ withdraw: true, fee: '0.005' })
  const funding = await exchange().fetchBalance({ type: 'funding' })
  expect(funding['USDC']).toMatchObject({ free: '10000', used: '0', total: '10000' })
  expect((await exchange().fetchBalance())['UNI']).toMatchObject({ free: '250', total: '250' })
})

test('ccxt moves coins between the accounts', async () => {
  const user = connect('Mesh4')
  await user.transfer('USDC', '50' as unknown as number, 'funding', 'trading')
  expect((await user.fetchBalance({ type: 'funding' }))['USDC']).toMatchObject({ total: '999950' })
  expect((await user.fetchBalance())['USDC']).toMatchObject({ free: '50', total: '50' })
})

test('ccxt finds a deposit address', async () => {
  const address = await exchange().fetchDepositAddress('USDC', { network: 'BASE' })
  expect(address).toMatchObject({ currency: 'USDC', network: 'BASE', address: crossCheckAddress })
})

tracksAWithdrawal({ network: 'BASE', clientId: 'ccxt1' }, /^\d{9}$/, {
  amount: '12.5',
  fee: { cost: '0.005', currency: 'USDC' },
  network: 'BASE',
  addressTo: crossCheckAddress,
})
readsADeposit('okx', '3')

test('ccxt maps the errors to its own classes', async () => {
  await expect(connect('Mesh', { secret: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('Mesh', { password: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.AuthenticationError)
  await expect(connect('ipLocked').fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  await expect(withdraw('99999', { network: 'ETH' })).rejects.toThrow(ccxt.InsufficientFunds)
})
