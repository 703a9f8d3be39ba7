import { beforeEach, expect, test } from 'vitest'

import type { Holding, WithdrawalTerms } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { anAddress, baseSepolia, createWorld, fixedPrices, sepolia, type World } from '../testing/index.ts'
import { type ConfigureInput, configureTransfer } from './configureTransfer.ts'
import { previewTransfer } from './previewTransfer.ts'

let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  world.institution.script.holdings = [holding('USDC', '100'), holding('ETH', '1'), holding('USDT', '0')]
  world.institution.script.terms = [terms(sepolia, '0.5'), terms(baseSepolia, '0.1')]
})

const holding = (symbol: string, available: string): Holding => ({ symbol, name: symbol, amount: '1000', available })
const terms = (networkId: string, fee: string, changes: Partial<WithdrawalTerms> = {}): WithdrawalTerms => ({
  ...{ networkId, fee, minimum: '0.2', decimals: 18, enabled: true },
  ...changes,
})
const to = (networkId: string, symbol: string) => ({ networkId, symbol, address: anAddress })
const everywhere = [sepolia, baseSepolia].flatMap(id => ['USDC', 'ETH', 'USDT'].map(symbol => to(id, symbol)))
const configure = (changes: Partial<ConfigureInput> = {}) =>
  configureTransfer(world.ctx, {
    connection,
    destinations: everywhere,
    requested: { isInclusiveFeeEnabled: false },
    ...changes,
  })

test('sendable holdings are listed by value, with the cheapest network first', async () => {
  const holdings = await configure()
  expect(holdings.map(({ symbol, valueUsd }) => [symbol, valueUsd])).toEqual([
    ['ETH', '2000'],
    ['USDC', '100'],
  ])
  for (const { networks } of holdings)
    expect(networks.map(({ network, recommended }) => [network.id, recommended])).toEqual([
      [baseSepolia, true],
      [sepolia, false],
    ])
  expect(holdings[0]?.networks[0]).toMatchObject({ maximum: '0.9', feeUsd: '200' })
})

test('a share cannot be sent, and adds nothing to the coin of its symbol', async () => {
  const share: Holding = { ...holding('ETH', '0'), assetType: 'equity' }
  world.institution.script.holdings = [share]
  expect(await configure()).toEqual([])
  world.institution.script.holdings = [share, holding('ETH', '1')]
  expect(await configure()).toMatchObject([{ symbol: 'ETH', available: '1' }])
})

test('holdings that cannot be sent come last, with the reason', async () => {
  const [usdc, eth] = await configure({ requested: { amount: '50', isInclusiveFeeEnabled: false } })
  expect(usdc).toMatchObject({ symbol: 'USDC', ineligibility: undefined })
  expect(eth).toMatchObject({ symbol: 'ETH', ineligibility: 'amountNotSufficient' })
  expect(eth?.networks.map(({ ineligibility, recommended }) => [ineligibility, recommended])).toEqual([
    ['balanceBelowRequestedAmount', false],
    ['balanceBelowRequestedAmount', false],
  ])
})

test('a network the institution does not serve, or not now, is not recommended', async () => {
  world.institution.script.terms = [terms(sepolia, '0.5', { enabled: false })]
  const [first] = await configure()
  expect(first).toMatchObject({ ineligibility: 'noEligibleNetworks' })
  const reasons = first?.networks.map(({ network, ineligibility }) => [network.id, ineligibility])
  expect(new Map(reasons as [string, string][])).toEqual(
    new Map([
      [sepolia, 'refusedByInstitution'],
      [baseSepolia, 'noTargetNetworkFound'],
    ]),
  )
})

test('an amount in dollars makes an asset without a price ineligible, unless the destination fixes an amount', async () => {
  world.ctx.prices = fixedPrices({ USDC: '1' })
  const requested = { amountInFiat: '10', isInclusiveFeeEnabled: false }
  const holdings = await configure({ requested })
  expect(holdings.map(({ symbol, ineligibility }) => [symbol, ineligibility])).toEqual([
    ['USDC', undefined],
    ['ETH', 'noPrice'],
  ])
  const fixed = await configure({ requested, destinations: [{ ...to(sepolia, 'ETH'), amount: '0.3' }] })
  expect(fixed).toMatchObject([{ symbol: 'ETH', ineligibility: undefined }])
})

test('keeps to the asset and the network that were asked for, in any case', async () => {
  expect((await configure({ symbol: 'usdc' })).map(({ symbol }) => symbol)).toEqual(['USDC'])
  const onSepolia = await configure({ networkId: sepolia.toUpperCase() })
  expect(onSepolia.flatMap(({ networks }) => networks.map(({ network }) => network.id))).toEqual([sepolia, sepolia])
  expect(await configure({ destinations: [] })).toEqual([])
})

test('the maximum it names can be previewed to the last digit', async () => {
  world.institution.script.holdings = [holding('USDC', '100.123456789')]
  world.institution.script.terms = [terms(sepolia, '0.5000001')]
  const [usdc] = await configure()
  const maximum = usdc?.networks[0]?.maximum ?? ''
  expect(maximum).toBe('99.623456')
  const input = { connection, destination: to(sepolia, 'USDC'), transferType: 'deposit' as const }
  const made = await previewTransfer(world.ctx, {
    ...input,
    requested: { amount: maximum, isInclusiveFeeEnabled: false },
  })
  expect(made.amount).toBe(maximum)
})
