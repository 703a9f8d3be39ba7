import { afterAll, beforeAll, expect, test } from 'vitest'
import { BASE, NATIVE, SEPOLIA, USER, startBridgeWorld, type BridgeWorld } from '../testing/startBridgeWorld.ts'

let world: BridgeWorld
beforeAll(async () => void (world = await startBridgeWorld()))
afterAll(() => world.stop())

test.each([
  [{ amount: '900000' }, 'AMOUNT_TOO_LOW'],
  [{ amount: '1.5' }, 'INVALID_AMOUNT'],
  [{ amount: '9000000000000' }, 'INSUFFICIENT_LIQUIDITY'],
  [{ originChainId: 1 }, 'UNSUPPORTED_CHAIN'],
  [{ destinationChainId: SEPOLIA.id }, 'UNSUPPORTED_ROUTE'],
  [{ originCurrency: USER }, 'INVALID_INPUT_CURRENCY'],
  [{ destinationCurrency: USER }, 'INVALID_OUTPUT_CURRENCY'],
  [{ recipient: '0x12' }, 'INVALID_RECIPIENT'],
  [{ refundTo: 'nowhere' }, 'INVALID_ADDRESS'],
  [{ user: '' }, 'INVALID_ADDRESS'],
  [{ tradeType: 'EXACT_OUTPUT' }, 'UNSUPPORTED_EXECUTION_TYPE'],
  [{ strict: true }, 'UNSUPPORTED_EXECUTION_TYPE'],
  [{ slippageTolerance: '20000' }, 'INVALID_SLIPPAGE_TOLERANCE'],
  [{ user: undefined }, 'INVALID_INPUT'],
])('a quote with %j is refused', async (change, errorCode) => {
  const { status, body } = await world.call('POST', '/quote/v2', world.quoteBody('10000000', 'USDC', change))
  expect(status).toBe(400)
  expect(body).toEqual({ errorCode, message: expect.any(String) })
})

test('a price opens nothing', async () => {
  const before = (await world.control('GET', '/bridge')).body.orders.length
  const { body } = await world.call('POST', '/price', world.quoteBody('10000000', 'USDC', { useDepositAddress: true }))
  expect(body.details.currencyOut.amountFormatted).toBe('9.931')
  expect((await world.control('GET', '/bridge')).body.orders).toHaveLength(before)
})

test('every quote opens a new address, which can be looked up', async () => {
  const open = async () => {
    const body = world.quoteBody('10000000', 'USDC', { useDepositAddress: true })
    return (await world.call('POST', '/quote/v2', body)).body.steps[0]
  }
  const [one, two] = [await open(), await open()]
  expect(one.depositAddress).not.toBe(two.depositAddress)
  for (const query of [
    `address=${one.depositAddress.toUpperCase().replace('0X', '0x')}`,
    `requestId=${one.requestId}`,
  ]) {
    const { body } = await world.call('GET', `/deposit-addresses/v1?${query}`)
    expect(body).toMatchObject({ depositAddress: one.depositAddress, requestId: one.requestId, type: 'open' })
  }
  expect((await world.call('GET', `/deposit-addresses/v1?address=${USER}`)).status).toBe(404)
})

test('requests are listed only with an API key', async () => {
  const answer = await fetch(`${world.origin}/~api.relay.link/requests/v3`)
  expect(answer.status).toBe(401)
})

test('requests are listed in pages', async () => {
  const page = async (query: string) => (await world.call('GET', `/requests/v3?${query}`)).body
  const all = await page('includeTotal=true')
  const first = await page('limit=1')
  expect(first.requests).toEqual(all.requests.slice(0, 1))
  const second = await page(`limit=1&continuation=${first.continuation}`)
  expect(second.requests).toEqual(all.requests.slice(1, 2))
  expect(all.total).toBe(all.requests.length)
})

test('a pay-in that was missed is found by searching its address again', async () => {
  const { body } = await world.call(
    'POST',
    '/quote/v2',
    world.quoteBody('10000000', 'USDC', { useDepositAddress: true }),
  )
  const { depositAddress } = body.steps[0]
  const { networkId, id: chainId } = SEPOLIA
  await world.chains.send({ networkId, symbol: 'USDC', to: depositAddress, amountBaseUnits: 10_000_000n })
  const reindex = () => world.call('POST', '/transactions/deposit-address/reindex', { chainId, depositAddress })
  expect((await reindex()).body.triggeredCurrencies).toEqual([
    { currency: world.tokenOf(networkId, 'USDC'), symbol: 'USDC', balance: '10000000' },
  ])
  await world.settle()
  expect(await world.requests(depositAddress)).toMatchObject([{ status: 'success' }])
  expect((await reindex()).body.triggeredCurrencies).toEqual([])
  expect(await world.requests(depositAddress)).toHaveLength(1)
  const elsewhere = { chainId: BASE.id, depositAddress }
  expect((await world.call('POST', '/transactions/deposit-address/reindex', elsewhere)).status).toBe(404)
})

test('a payment to the address on another chain is refunded there, once, after a reindex of that chain', async () => {
  const ask = world.quoteBody('10000000', 'USDC', { useDepositAddress: true, refundTo: NATIVE })
  const { depositAddress } = (await world.call('POST', '/quote/v2', ask)).body.steps[0]
  const { networkId, id: targetChainId } = BASE
  const currency = world.tokenOf(networkId, 'USDC')
  await world.chains.send({ networkId, symbol: 'USDC', to: depositAddress, amountBaseUnits: 10_000_000n })
  await world.settle()
  expect(await world.requests(depositAddress)).toMatchObject([{ status: 'waiting' }])
  const reindex = () =>
    world.call('POST', '/transactions/deposit-address/reindex', {
      chainId: SEPOLIA.id,
      depositAddress,
      targetChainId,
      currency,
    })
  expect((await reindex()).body).toMatchObject({ triggeredCurrencies: [{ currency }], checkedCurrencies: 1 })
  await reindex()
  await world.settle()
  await reindex()
  await world.settle()
  expect(await world.requests(depositAddress)).toMatchObject([
    { status: 'waiting' },
    { status: 'refund', data: { failReason: 'DEPOSIT_CHAIN_MISMATCH', inTxs: [{ chainId: targetChainId }] } },
  ])
})
