import { beforeAll, expect, test } from 'vitest'
import { kucoinClient } from '../testing/kucoinClient.ts'
import { useCrossCheck, crossCheckAddress } from '../testing/useCrossCheck.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('kucoin')

const { connect, withdraw, exchange, sandbox, tracksAWithdrawal, readsADeposit } = useCrossCheck(ccxt.kucoin, made => {
  // ccxt also asks whether the account is a unified one, which the sandbox does not simulate.
  made.options['uta'] = false
})
/** With given currencies and a market, ccxt does not request KuCoin's margin and futures markets. */
const prepare = async (made: InstanceType<typeof ccxt.kucoin>) => {
  const { data } = await made.publicGetSymbols()
  const { symbol: id, baseCurrency: base, quoteCurrency: quote } = data[0] as Record<string, string>
  const market = { id, symbol: `${base}/${quote}`, base, quote, spot: true, type: 'spot' }
  made.setMarkets([market], (await made.fetchCurrencies()) as never)
  return made
}
beforeAll(() => prepare(exchange()))

test('ccxt reads currencies and both accounts', async () => {
  expect(exchange().currencies['USDC']?.networks?.['BASE']).toMatchObject({ withdraw: true, fee: '0.005' })
  expect(exchange().currencies['USD']).toMatchObject({ type: 'fiat' })
  const main = await exchange().fetchBalance({ type: 'main' })
  expect(main['ETH']).toMatchObject({ free: '50', used: '0', total: '50' })
  const trade = await exchange().fetchBalance({ type: 'spot' })
  expect(trade['BTC']).toMatchObject({ free: '5', used: '0', total: '5' })
})

test('ccxt makes and finds a deposit address', async () => {
  const expected = { currency: 'USDC', network: 'BASE', address: crossCheckAddress }
  expect(await exchange().createDepositAddress('USDC', { network: 'BASE' })).toMatchObject(expected)
  expect(await exchange().fetchDepositAddress('USDC', { network: 'BASE' })).toMatchObject(expected)
  const client = kucoinClient(sandbox().origin, sandbox().clock.nowMs, 'Mesh')
  const { data } = (await client.get('/api/v3/deposit-addresses', { currency: 'USDC', chain: 'base' })).body
  expect(data).toMatchObject([{ address: crossCheckAddress, chainId: 'base' }])
})

tracksAWithdrawal({ network: 'BASE', feeDeductType: 'EXTERNAL', remark: 'ccxt1' }, /^[0-9a-f]{24}$/, {
  amount: '12.500000',
  fee: { cost: '0.005000', currency: 'USDC' },
  network: 'BASE',
  addressTo: crossCheckAddress,
  comment: 'ccxt1',
})
readsADeposit('kucoin', '3.000000')

test('ccxt maps the errors to its own classes', async () => {
  const type = { type: 'main' }
  for (const wrong of [{ secret: 'wrong' }, { password: 'wrong' }]) {
    const stranger = await prepare(connect('Mesh', wrong))
    await expect(stranger.fetchBalance(type)).rejects.toThrow(ccxt.AuthenticationError)
  }
  const frozen = await prepare(connect('suspended'))
  await expect(frozen.fetchBalance(type)).rejects.toThrow(ccxt.AccountSuspended)
  const order = withdraw('99999', { network: 'ETH', feeDeductType: 'EXTERNAL' })
  await expect(order).rejects.toThrow(/account\.available\.amount/)
})
