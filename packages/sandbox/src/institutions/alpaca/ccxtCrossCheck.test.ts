import { expect, test } from 'vitest'
import { useCrossCheck, crossCheckAddress } from '../testing/useCrossCheck.ts'
import { loadCcxt } from '../testing/loadCcxt.ts'

const ccxt = await loadCcxt('alpaca')

// ccxt authenticates with the two headers of an API key, where we send a token. Paths, bodies and responses are the
// same.
const { connect, withdraw, exchange, tracksAWithdrawal, readsADeposit } = useCrossCheck(ccxt.alpaca)

test('ccxt reads markets, the cash and the coins', async () => {
  await exchange().loadMarkets()
  expect(exchange().markets?.['ETH/USD']).toBeDefined()
  const balance = await exchange().fetchBalance()
  expect(balance['USD']).toMatchObject({ free: '10000000', total: '10000000' })
  expect(balance['ETH']).toMatchObject({ free: '50', total: '50' })
  // ccxt only lists coins, because the market of a share does not have the dollar in its symbol.
  expect(balance['AAPL']).toBeUndefined()
})

test('ccxt finds a deposit address', async () => {
  const address = await exchange().fetchDepositAddress('USDC', { chain: 'ETH' })
  expect(address).toMatchObject({ currency: 'USDC', address: crossCheckAddress })
})

tracksAWithdrawal({ chain: 'ETH' }, /^[0-9a-f-]{36}$/, {
  type: 'withdrawal',
  amount: '12.5',
  fee: { cost: '0.01', currency: 'USDC' },
  addressTo: crossCheckAddress,
  network: 'ETH',
})
readsADeposit('alpaca', '3')

test('ccxt maps the errors to its own classes', async () => {
  await expect(connect('Mesh', { secret: 'wrong' }).fetchBalance()).rejects.toThrow(ccxt.PermissionDenied)
  await expect(withdraw('99999', { chain: 'ETH' })).rejects.toThrow(ccxt.InsufficientFunds)
})
