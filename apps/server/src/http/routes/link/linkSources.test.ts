import { expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type OpenSession,
  openSession,
  sepoliaId,
} from '../../../testing/linkFlows.ts'

const server = useTestServer()

let last = 0
/** Nobody's yet: all that ever arrives there was sent by this test. */
const freshAddress = (): string => `0x${(0xa11ce00 + (last += 1)).toString(16).padStart(40, 'a')}`
const usdcTo = (address: string, networkId = baseSepoliaId) => ({ networkId, symbol: 'USDC', address })
const paying = (address: string, more: object = {}) => ({
  transferOptions: {
    transferType: 'payment',
    amountInFiat: 50,
    fundingOptions: { enabled: true },
    toAddresses: [usdcTo(address)],
    ...more,
  },
})

interface Source {
  connectionId: string
  brokerName: string
  kind: string
  symbol: string
  toSymbol: string
  networkId: string
  feesUsd: string
}
const sourcesOf = async ({ session }: OpenSession) => {
  const { status, body } = await server.call('POST', '/link/api/transfers/sources', { session, body: {} })
  expect(status).toBe(200)
  return body.content as { sources: Source[]; rejected: { symbol: string; reason: string }[]; unusable: string[] }
}
const previewOf = ({ session }: OpenSession, { connectionId, kind, symbol, toSymbol, networkId }: Source) =>
  server.call('POST', '/link/api/transfers/preview', {
    session,
    body: {
      connectionId,
      symbol: toSymbol,
      networkId,
      ...(kind === 'balance' ? {} : { fundWith: { symbol, isPurchase: kind === 'purchase' } }),
    },
  })
const arrivedAt = (address: string) => server.simulators.chains.balanceOf({ ...usdcTo(address) })
const ordersOf = (persona: string) =>
  server.simulators.institutions.ledger.orders().filter(order => order.persona === persona)
const withdrawalsTo = (address: string) =>
  server.simulators.institutions.ledger.withdrawals().filter(sent => sent.address.toLowerCase() === address)
const execute = async ({ session }: OpenSession, previewId: string, secondFactorCode?: string) => {
  const body = { previewId, secondFactorCode }
  return (await server.call('POST', '/link/api/transfers/execute', { session, body })).body.content
}
/** Coinbase asks for a code with every withdrawal. */
const confirm = async (open: OpenSession, previewId: string) => {
  const first = await execute(open, previewId)
  return first.status === 'secondFactorRequired' ? execute(open, previewId, '123456') : first
}

test('the cheapest of several coins at two accounts is chosen, and the others follow with their fees', async () => {
  const open = await openSession(server, paying(freshAddress()))
  await connectCoinbase(server, 'Mesh', open)
  await connectBinance(server, 'MeshUSDT', open)
  const { sources, rejected } = await sourcesOf(open)
  expect(sources[0]).toMatchObject({ kind: 'balance', symbol: 'USDC', brokerName: 'Coinbase' })
  expect(new Set(sources.map(({ kind }) => kind))).toEqual(new Set(['balance', 'conversion']))
  expect(sources.map(({ brokerName }) => brokerName)).toContain('Binance')
  const fees = sources.map(({ feesUsd }) => Number(feesUsd))
  expect(fees).toEqual([...fees].sort((a, b) => a - b))
  expect(rejected).toContainEqual(expect.objectContaining({ symbol: 'ADA', reason: 'symbolDoesNotMatch' }))
})

test('without the client’s permission nothing is converted', async () => {
  const open = await openSession(server, paying(freshAddress(), { fundingOptions: { enabled: false } }))
  const { connection } = await connectCoinbase(server, 'MeshETH', open)
  expect((await sourcesOf(open)).sources).toEqual([])
  const source = { connectionId: connection.connectionId, kind: 'conversion', symbol: 'ETH', toSymbol: 'USDC' }
  const refused = await previewOf(open, { ...source, networkId: baseSepoliaId, brokerName: '', feesUsd: '' })
  expect(refused).toMatchObject({ status: 400, body: { errorType: 'invalidField' } })
})

test('ether is sold at the exchange and exactly the payment arrives, once', async () => {
  const address = freshAddress()
  const open = await openSession(server, paying(address))
  await connectCoinbase(server, 'MeshETH', open)
  const [best] = (await sourcesOf(open)).sources
  expect(best).toMatchObject({ kind: 'conversion', symbol: 'ETH', toSymbol: 'USDC' })
  if (!best) return
  const preview = (await previewOf(open, best)).body.content
  expect(preview).toMatchObject({ amount: '50', funding: { kind: 'conversion', from: 'ETH' } })
  // The order may be filled at its limit, and what is charged follows the price.
  expect(Number(preview.feesUsd)).toBeCloseTo(Number(best.feesUsd), 2)
  const executed = await confirm(open, preview.previewId)
  expect(executed).toMatchObject({ status: 'submitted', transfer: { status: 'pending' } })
  // What the user confirmed comes first, at the time at which that was received.
  expect(executed.transfer.steps.slice(0, 2)).toEqual([
    { name: 'submitted', state: 'done', atMs: expect.any(Number) },
    { name: 'converted', state: 'done', atMs: expect.any(Number) },
  ])
  await server.settle()
  expect(await arrivedAt(address)).toBe(50_000_000n)
  expect(withdrawalsTo(address)).toHaveLength(1)
  const sold = ordersOf('MeshETH')
  expect(sold).toMatchObject([{ base: 'ETH', quote: 'USDC', side: 'sell', kind: 'limit', status: 'filled' }])
  expect(server.simulators.institutions.ledger.unbalanced()).toEqual([])
  const listed = await server.call('GET', `/api/v1/transfers/managed/mesh?Id=${preview.previewId}`)
  expect(listed.body.content.items).toMatchObject([
    {
      status: 'succeeded',
      isSmartFundingTransfer: true,
      fundingMethods: [{ type: 'cryptocurrencyConversion', fromSymbol: 'ETH', toSymbol: 'USDC' }],
    },
  ])
})

test('in an onramp the user buys with dollars and exactly the purchased amount is sent', async () => {
  const address = freshAddress()
  const options = paying(address, { transferType: 'onramp', fundingOptions: undefined })
  const open = await openSession(server, options)
  await connectCoinbase(server, 'Mesh3', open)
  const [best] = (await sourcesOf(open)).sources
  expect(best).toMatchObject({ kind: 'purchase', symbol: 'USD', toSymbol: 'USDC' })
  if (!best) return
  const preview = (await previewOf(open, best)).body.content
  expect(preview.funding).toMatchObject({ kind: 'purchase', from: 'USD' })
  expect(await confirm(open, preview.previewId)).toMatchObject({ status: 'submitted' })
  await server.settle()
  expect(await arrivedAt(address)).toBe(50_000_000n)
  expect(ordersOf('Mesh3')).toMatchObject([{ base: 'USDC', quote: 'USD', side: 'buy', status: 'filled' }])
})

test('an order whose answer is lost is found again, and neither it nor the withdrawal is repeated', async () => {
  const address = freshAddress()
  const open = await openSession(
    server,
    paying(address, { toAddresses: [usdcTo(address), usdcTo(address, sepoliaId)] }),
  )
  await connectBinance(server, 'MeshUSDT', open)
  const [best] = (await sourcesOf(open)).sources
  if (!best) throw new Error('nothing to pay with')
  expect(best).toMatchObject({ kind: 'conversion', symbol: 'USDT', networkId: baseSepoliaId })
  const preview = (await previewOf(open, best)).body.content
  await server.simulators.control('POST', '/faults', {
    host: 'api.binance.com',
    method: 'POST',
    path: '/api/v3/order$',
    mode: 'resetAfter',
  })
  const executed = await execute(open, preview.previewId)
  expect(executed.status).toBe('submitted')
  server.simulators.clock.advance(61_000)
  await server.runJobs()
  await server.settle()
  expect(ordersOf('MeshUSDT')).toHaveLength(1)
  expect(withdrawalsTo(address)).toHaveLength(1)
  expect(await arrivedAt(address)).toBe(50_000_000n)
})
