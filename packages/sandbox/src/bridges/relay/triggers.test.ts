import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { BASE, SEPOLIA, startBridgeWorld, type BridgeWorld } from './testing/startBridgeWorld.ts'

let world: BridgeWorld
beforeAll(async () => void (world = await startBridgeWorld({ clock: createSandboxClock(() => Date.UTC(2035, 0, 1)) })))
afterAll(() => world.stop())

let recipients = 0
/** Opens an address for `amount`, sets a trigger, pays in and settles. */
const run = async (amount: string, trigger?: object) => {
  const recipient = `0x${(0xd000 + (recipients += 1)).toString(16).padStart(40, '0')}`
  const quoted = world.quoteBody('10000000', 'USDC', { useDepositAddress: true, recipient })
  const { body } = await world.call('POST', '/quote/v2', quoted)
  const { depositAddress } = body.steps[0]
  if (trigger !== undefined) await world.control('POST', '/bridge/triggers', { ...trigger, depositAddress })
  const networkId = SEPOLIA.networkId
  await world.chains.send({ networkId, symbol: 'USDC', to: depositAddress, amountBaseUnits: BigInt(amount) })
  await world.settle()
  const requests = await world.requests(depositAddress)
  const paid = await world.chains.balanceOf({ networkId: BASE.networkId, symbol: 'USDC', address: recipient })
  return { requests, request: requests.at(-1), paid, depositAddress }
}

test.each([
  ['10000902', undefined],
  ['10000000', { mode: 'failure' }],
])('failure: %s %j', async (amount, trigger) => {
  const { request, paid } = await run(amount, trigger)
  expect(request).toMatchObject({ status: 'failure', data: { failReason: 'UNKNOWN' } })
  expect(paid).toBe(0n)
})

test.each([
  ['10000903', undefined, 'NO_QUOTES'],
  ['10000000', { mode: 'refund' }, 'NO_QUOTES'],
  ['10000907', undefined, 'SOLVER_BALANCE_TOO_LOW'],
])('refund: %s %j', async (amount, trigger, failReason) => {
  const { request, paid } = await run(amount, trigger)
  expect(request).toMatchObject({ status: 'refund', data: { failReason, outTxs: [{ chainId: SEPOLIA.id }] } })
  expect(paid).toBe(0n)
})

test('delay: nothing is paid before the time is up', async () => {
  const { request, depositAddress } = await run('10000000', { mode: 'delay', ms: 60_000 })
  expect(request.status).toBe('pending')
  await world.control('POST', '/clock/advance', { ms: 59_000 })
  expect((await world.requests(depositAddress))[0].status).toBe('pending')
  await world.control('POST', '/clock/advance', { ms: 1_000 })
  expect((await world.requests(depositAddress))[0].status).toBe('success')
})

test('superseded: the quoted amount too is priced under a new id', async () => {
  const { requests } = await run('10000000', { mode: 'superseded' })
  expect(requests).toMatchObject([{ status: 'waiting', supersededByRequestId: requests[1].id }, { status: 'success' }])
})

test('drift: the payout is at the new price', async () => {
  const { paid: fair } = await run('10000000')
  const { paid } = await run('10000000', { mode: 'drift', bps: -1_000 })
  expect(paid).toBe((fair * 9n) / 10n)
})

test('quotes can be refused by their amount', async () => {
  const quote = (amount: string) => world.call('POST', '/quote/v2', world.quoteBody(amount))
  expect(await quote('10000907')).toMatchObject({ status: 400, body: { errorCode: 'INSUFFICIENT_LIQUIDITY' } })
  expect(await quote('10000908')).toMatchObject({ status: 503, body: { errorCode: 'SERVICE_UNAVAILABLE' } })
})

test("the institutions' faults strike the bridge too", async () => {
  const fault = { host: 'api.relay.link', path: '/quote', mode: 'status', code: 500, body: '{"message":"oops"}' }
  expect((await world.control('POST', '/faults', fault)).status).toBe(201)
  expect((await world.call('POST', '/quote/v2', world.quoteBody('10000000'))).status).toBe(500)
  await world.control('POST', '/faults', { host: 'api.relay.link', path: '/chains', mode: 'rateLimit', retryAfter: 3 })
  expect(await world.call('GET', '/chains')).toMatchObject({ status: 429, body: { message: expect.any(String) } })
})

test.each([
  [{ mode: 'explode' }, /mode/],
  [{ mode: 'delay', times: 0 }, /times/],
  [{ mode: 'delay', ms: -1 }, /ms/],
  [{ mode: 'drift', bps: 20_000 }, /bps/],
])('a trigger that makes no sense is refused: %j', async (trigger, message) => {
  const { status, body } = await world.control('POST', '/bridge/triggers', trigger)
  expect(status).toBe(400)
  expect(body.error).toMatch(message)
})

test('triggers can be set, listed and removed', async () => {
  await world.control('POST', '/bridge/triggers', { mode: 'delay', times: 2 })
  expect((await world.control('GET', '/bridge')).body.triggers).toEqual([{ mode: 'delay', times: 2 }])
  await world.control('DELETE', '/bridge/triggers')
  expect((await world.control('GET', '/bridge')).body.triggers).toEqual([])
})
