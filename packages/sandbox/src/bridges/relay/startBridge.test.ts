import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTreasury } from '../../chains/treasury.ts'
import { BASE, NATIVE, SEPOLIA, USER, startBridgeWorld, type BridgeWorld } from './testing/startBridgeWorld.ts'

let world: BridgeWorld
beforeAll(async () => void (world = await startBridgeWorld()))
afterAll(() => world.stop())

const { solver } = createTreasury()
const balance = (networkId: string, symbol: string, address: string) =>
  world.chains.balanceOf({ networkId, symbol, address })

let recipients = 0
const newRecipient = () => `0x${(0xb000 + (recipients += 1)).toString(16).padStart(40, '0')}`

const open = async (amount: string, symbol = 'USDC', change: object = {}) => {
  const recipient = newRecipient()
  const body = world.quoteBody(amount, symbol, { useDepositAddress: true, recipient, ...change })
  const { status, body: quote } = await world.call('POST', '/quote/v2', body)
  expect(status).toBe(200)
  const [{ depositAddress, requestId }] = quote.steps
  return { recipient, quote, address: depositAddress as string, requestId: requestId as string }
}

const payIn = (to: string, amountBaseUnits: bigint, symbol = 'USDC') =>
  world.chains.send({ networkId: SEPOLIA.networkId, symbol, to, amountBaseUnits })

test('chains are seldom asked while no address was given out', async () => {
  const nodes = new Set(world.chains.chains.map(({ rpcUrl }) => new URL(rpcUrl).host))
  let asked = 0
  const count = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    if (nodes.has(String(request.getHeader('host')))) asked += 1
  }
  subscribe('http.client.request.start', count)
  for (let search = 0; search < 20; search += 1) await world.bridge.settle()
  unsubscribe('http.client.request.start', count)
  expect(asked).toBe(nodes.size)
})

test('a pay-in on one chain is paid out on the other, and the solver keeps just its fees', async () => {
  const { recipient, quote, address, requestId } = await open('100000000')
  const before = {
    origin: await balance(SEPOLIA.networkId, 'USDC', solver.address),
    destination: await balance(BASE.networkId, 'USDC', solver.address),
  }
  const { hash } = await payIn(address, 100_000_000n)
  await world.settle()
  const out = BigInt(quote.details.currencyOut.amount)
  // 100 - 0.064 for the gas of both chains - 0.05 for the service
  expect(out).toBe(99_886_000n)
  expect(await balance(BASE.networkId, 'USDC', recipient)).toBe(out)
  expect(await balance(SEPOLIA.networkId, 'USDC', address)).toBe(0n)
  expect((await balance(SEPOLIA.networkId, 'USDC', solver.address)) - before.origin).toBe(100_000_000n)
  expect(before.destination - (await balance(BASE.networkId, 'USDC', solver.address))).toBe(out)
  const { body } = await world.call('GET', `/intents/status/v3?requestId=${requestId}`)
  expect(body).toMatchObject({
    status: 'success',
    inTxHashes: [hash],
    originChainId: SEPOLIA.id,
    destinationChainId: BASE.id,
  })
  expect(body.txHashes).toHaveLength(1)
})

test('coins of a chain itself are carried, and changed into others by price', async () => {
  const one = 10n ** 18n
  const destinationCurrency = world.tokenOf(BASE.networkId, 'USDC')
  const { recipient, quote, address } = await open(one.toString(), 'ETH', { destinationCurrency })
  expect(quote.details.currencyIn.currency.address).toBe(NATIVE)
  await payIn(address, one, 'ETH')
  await world.settle()
  const out = BigInt(quote.details.currencyOut.amount)
  expect(out).toBeGreaterThan(2_998_000_000n)
  expect(await balance(BASE.networkId, 'USDC', recipient)).toBe(out)
  expect(await balance(SEPOLIA.networkId, 'ETH', address)).toBe(0n)
})

test('another amount than quoted is priced anew under a new id, and the first says which', async () => {
  const { recipient, address, requestId } = await open('100000000')
  await payIn(address, 50_000_000n)
  await world.settle()
  const [first, second] = await world.requests(address)
  expect(first).toMatchObject({ id: requestId, status: 'waiting', supersededByRequestId: second.id })
  expect(second).toMatchObject({ status: 'success', supersededByRequestId: null })
  expect(second.data.route.actual.origin.inputCurrency.amount).toBe('50000000')
  const { body } = await world.call('GET', `/requests/v3?id=${requestId}&includeChildRequests=true`)
  expect(body.requests).toHaveLength(2)
  expect(await balance(BASE.networkId, 'USDC', recipient)).toBe(49_911_000n)
})

test('a second pay-in to an address is filled too, once, under its own id', async () => {
  const { recipient, address } = await open('100000000')
  await payIn(address, 100_000_000n)
  await world.settle()
  await payIn(address, 100_000_000n)
  await world.settle()
  await world.settle()
  const requests = await world.requests(address)
  expect(requests.map((r: { status: string }) => r.status)).toEqual(['success', 'success'])
  expect(await balance(BASE.networkId, 'USDC', recipient)).toBe(2n * 99_886_000n)
  expect(await balance(SEPOLIA.networkId, 'USDC', address)).toBe(0n)
})

test('a pay-in too small to carry goes back, less what that costs', async () => {
  const refundTo = newRecipient()
  const { address, recipient } = await open('100000000', 'USDC', { refundTo })
  await payIn(address, 500_000n)
  await world.settle()
  const [, request] = await world.requests(address)
  expect(request).toMatchObject({ status: 'refund', data: { failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' } })
  expect(request.data.outTxs).toMatchObject([{ chainId: SEPOLIA.id, status: 'success' }])
  expect(await balance(SEPOLIA.networkId, 'USDC', refundTo)).toBe(400_000n)
  expect(await balance(BASE.networkId, 'USDC', recipient)).toBe(0n)
})

test('one that is worth less than its refund stays where it is', async () => {
  const { address } = await open('100000000')
  await payIn(address, 1_000n)
  await world.settle()
  const [, request] = await world.requests(address)
  expect(request).toMatchObject({ status: 'failure', data: { refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND' } })
  expect(await balance(SEPOLIA.networkId, 'USDC', address)).toBe(1_000n)
})

test('the wrong currency goes back', async () => {
  const refundTo = newRecipient()
  const { address } = await open('100000000', 'USDC', { refundTo })
  await payIn(address, 5_000_000n, 'USDT')
  await world.settle()
  const [, request] = await world.requests(address)
  expect(request).toMatchObject({ status: 'refund', data: { failReason: 'INCORRECT_DEPOSIT_CURRENCY' } })
  expect(await balance(SEPOLIA.networkId, 'USDT', refundTo)).toBe(4_900_000n)
})

test('the solver promises no more than its balance, and refunds pay-ins that it cannot fill', async () => {
  const refundTo = newRecipient()
  const { address } = await open('100000000', 'USDC', { refundTo })
  const set = (amount: string) =>
    world.control('POST', '/bridge/liquidity', { chainId: BASE.id, symbol: 'USDC', amount })
  expect((await set('20')).body.balance).toBe('20000000')
  const { status, body } = await world.call('POST', '/quote/v2', world.quoteBody('100000000'))
  expect(status).toBe(400)
  expect(body).toEqual({
    errorCode: 'INSUFFICIENT_LIQUIDITY',
    message: 'Amount is higher than the available liquidity. Maximum amount is 20 USDC',
  })
  await payIn(address, 100_000_000n)
  await world.settle()
  const [request] = await world.requests(address)
  expect(request).toMatchObject({ status: 'refund', data: { failReason: 'SOLVER_BALANCE_TOO_LOW' } })
  expect(await balance(SEPOLIA.networkId, 'USDC', refundTo)).toBe(99_900_000n)
  const liquidity = await world.call('GET', `/chains/liquidity?chainId=${BASE.id}`)
  expect(liquidity.body.liquidity).toContainEqual(expect.objectContaining({ symbol: 'USDC', balance: '20000000' }))
  expect((await set('1000000')).body.balance).toBe('1000000000000')
})

test('without a refund address coins go back to their sender', async () => {
  const { payer } = createTreasury()
  const { address } = await open('100000000')
  await world.control('POST', '/bridge/triggers', { mode: 'refund', depositAddress: address })
  await payIn(address, 100_000_000n)
  const before = await balance(SEPOLIA.networkId, 'USDC', payer.address)
  await world.settle()
  expect((await balance(SEPOLIA.networkId, 'USDC', payer.address)) - before).toBe(99_900_000n)
  expect(USER).toMatch(/^0x/)
})
