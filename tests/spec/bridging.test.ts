import { beforeAll, expect } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../apps/server/src/testing/bridgingFlows.ts'
import { shopAddress } from '../../apps/server/src/testing/linkFlows.ts'
import { refusal } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

const server = useServer()
beforeAll(() =>
  enableBridging(server(), [
    { origin: onSepolia(), destination: onBase(), minimumAmount: '2.5' },
    { origin: onSepolia('ETH'), destination: onBase() },
    { origin: onSepolia(), destination: onBase('ETH') },
  ]),
)
const rule = rulesOf('Endpoints, Headless bridging')
const ofErrors = rulesOf('Errors')
const ofLimits = rulesOf('Limits')

type Options = Parameters<ReturnType<typeof server>['call']>[2]
const post = (path: string, body: object, options: Options = {}) =>
  server().call('POST', `/api/v1/bridging/${path}`, { body, ...options })
const destination = { ...onBase(), address: shopAddress }
const requested = { origin: onSepolia(), destination, amount: 100 }
const quote = (changes: object = {}) => post('quote', { ...requested, ...changes })
const bodies = {
  'routes/withdrawal': { sources: [onSepolia()] },
  'routes/deposit': { destinations: [onBase()] },
  quote: requested,
  address: { userId: 'u', transactionId: 't', origin: onSepolia(), destination },
}

interface Leg {
  asset: string
}
const routes = async (path: string, body: object): Promise<string[]> => {
  const { content } = (await post(`routes/${path}`, body)).body
  return content.routes.map(
    (route: { origin: Leg; destination: Leg }) => `${route.origin.asset} to ${route.destination.asset}`,
  )
}

rule('enabled', 'until it is, every call answers 403 with the same words', async () => {
  const as = await server().addClient()
  for (const [path, body] of Object.entries(bodies)) {
    const answer = await post(path, body, { as })
    expect(answer.status, path).toBe(403)
    expect(answer.body).toMatchObject({
      status: 'permissionDenied',
      message: 'Headless bridging is not enabled for this client',
    })
  }
})

rule('permissions', 'routes and quotes need read, addresses need write', async () => {
  const { scope } = server().client
  const [reader, writer] = [await server().addKey(scope, ['read']), await server().addKey(scope, ['write'])]
  for (const path of ['routes/withdrawal', 'routes/deposit', 'quote'] as const) {
    expect((await post(path, bodies[path], { as: reader })).status, path).toBe(200)
    expect((await post(path, bodies[path], { as: writer })).status, path).toBe(403)
  }
  expect((await post('address', bodies.address, { as: reader })).status).toBe(403)
})

rule('routes, withdrawal', 'lists where the sources lead, as origin, destination and name', async () => {
  const { content } = (await post('routes/withdrawal', { sources: [onSepolia('usdc')] })).body
  expect(content.routes[0]).toEqual({
    origin: onSepolia(),
    destination: { network: onBase().network, asset: expect.any(String) },
    displayName: expect.any(String),
  })
})

rule('routes, deposit', 'lists where from the destinations can be reached', async () => {
  expect((await routes('deposit', { destinations: [onBase('ETH')] })).sort()).toEqual(['USDC to ETH'])
})

rule(
  'routes, optimized',
  'is the default: at most one source per destination, and one destination per source',
  async () => {
    const sources = [onSepolia(), onSepolia('ETH')]
    expect((await routes('withdrawal', { sources })).map(route => route.split(' to ')[1]).sort()).toEqual([
      'ETH',
      'USDC',
    ])
    const destinations = [onBase(), onBase('ETH')]
    const found = (await routes('deposit', { destinations })).map(route => route.split(' to ')[0])
    expect(new Set(found).size).toBe(found.length)
  },
)

rule('routes, not optimized', 'lists every pair', async () => {
  const sources = [onSepolia(), onSepolia('ETH')]
  const all = await routes('withdrawal', { sources, optimized: false })
  expect(all.sort()).toEqual(['ETH to USDC', 'USDC to ETH', 'USDC to USDC'])
})

rule('routes, single source', 'optimized still lists every destination', async () => {
  const found = await routes('withdrawal', { sources: [onSepolia()], optimized: true })
  expect(found.sort()).toEqual(['USDC to ETH', 'USDC to USDC'])
})

ofErrors('6', 'route discovery: an unknown network or pair is ok and empty, not an error', async () => {
  for (const source of [{ network: 'eip155:999999', asset: 'USDC' }, onSepolia('DOGE')]) {
    const answer = await post('routes/withdrawal', { sources: [source] })
    expect(answer.body).toMatchObject({ status: 'ok', content: { routes: [] } })
  }
})

ofLimits('sources and destinations', 'are not empty', async () => {
  expect(refusal(await post('routes/withdrawal', { sources: [] }))).toMatchObject({
    errorType: 'invalidField',
    field: 'sources',
  })
  expect(refusal(await post('routes/withdrawal', {}))).toMatchObject({ errorType: 'missingField', field: 'sources' })
  const deposit = await post('routes/deposit', { destinations: [] })
  expect(refusal(deposit)).toMatchObject({ errorType: 'invalidField', field: 'destinations' })
})

rule('quote', 'answers both legs, fees, rate, time and warnings', async () => {
  const { status, body } = await quote()
  expect(status).toBe(200)
  const { content } = body
  expect(content).toMatchObject({ origin: { ...onSepolia(), amount: 100 }, destination, warnings: expect.any(Array) })
  expect(content.quotedAt).toBe(Math.floor(server().ctx.clock.nowMs() / 1000))
  expect(content.rate).toBeCloseTo(content.destination.estimatedAmount / 100, 9)
})

rule('quote, fees', 'the estimate is net of the fees included in it; the others are the sender’s', async () => {
  const { destination: paid, fees } = (await quote()).body.content
  interface Fee {
    kind: string
    amount: number
    asset: string
    amountUsd: number
    includedInEstimate: boolean
  }
  const items: Fee[] = fees.items
  const included = items.filter(fee => fee.includedInEstimate)
  const sum = included.reduce((total, { amountUsd }) => total + amountUsd, 0)
  expect(fees.totalUsd).toBeCloseTo(sum, 6)
  expect(paid.estimatedAmount).toBeCloseTo(100 - sum, 5)
  expect(items.filter(fee => !fee.includedInEstimate).map(({ kind }) => kind)).toContain('originGas')
})

rule('quote, minimumAmount', 'is what arrives at the configured slippage: no more than the estimate', async () => {
  const { estimatedAmount, minimumAmount } = (await quote()).body.content.destination
  expect(minimumAmount).toBeLessThanOrEqual(estimatedAmount)
  expect(minimumAmount).toBeGreaterThan(0)
})

rule('quote, stateless', 'creates and stores nothing', async () => {
  const rows = () => server().db.selectFrom('bridging_addresses').select('id').execute()
  const before = await rows()
  await quote()
  expect(await rows()).toEqual(before)
})

rule('pair', 'the symbol is read in any case', async () => {
  expect((await quote({ origin: onSepolia('usdc') })).status).toBe(200)
})

ofErrors('4, badRequest', 'quote: an unknown network, and a pair without a route', async () => {
  for (const origin of [{ network: 'eip155:999999', asset: 'USDC' }, onSepolia('DOGE')])
    expect(refusal(await quote({ origin }))).toMatchObject({ http: 400, errorType: 'badRequest' })
})

ofErrors('4, amountBelowMinimum', 'quote: below the configured minimum, and below what a bridge takes', async () => {
  expect(refusal(await quote({ amount: 2.49 }))).toMatchObject({ http: 400, errorType: 'amountBelowMinimum' })
})

ofErrors('4, amountExceedsMaximum', 'quote: above the liquidity, with the maximum in USD in the message', async () => {
  const answer = await quote({ amount: 1_000_000_000 })
  expect(refusal(answer)).toMatchObject({ http: 400, errorType: 'amountExceedsMaximum' })
  expect(answer.body.message).toMatch(/[\d.]+ USD/)
})

ofErrors('4, fields', 'quote: missing and wrong fields are named', async () => {
  expect(refusal(await quote({ amount: undefined }))).toMatchObject({ errorType: 'missingField', field: 'amount' })
  const noAddress = await quote({ destination: onBase() })
  expect(refusal(noAddress)).toMatchObject({ errorType: 'missingField', field: 'destination.address' })
})

ofLimits('amount, bridging quote', 'above 0, at most 1,000,000,000', async () => {
  for (const amount of [0, -1, 1_000_000_000.01])
    expect(refusal(await quote({ amount }))).toMatchObject({ errorType: 'invalidField', field: 'amount' })
  expect((await quote({ amount: 1_000_000_000 })).body.errorType).not.toBe('invalidField')
})

ofLimits('address, bridging', 'at most 200 characters, and of the destination’s chain', async () => {
  for (const address of ['x'.repeat(201), 'bc1qnothing', 'So11111111111111111111111111111111111111112']) {
    const answer = await quote({ destination: { ...destination, address } })
    expect(refusal(answer)).toMatchObject({ errorType: 'invalidField', field: 'destination.address' })
  }
})
