import { add, compare, roundDown, roundUp } from '@rialto/catalog'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { ConnectorError } from '../connections/connectorError.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import { ApiError } from '../kernel/apiError.ts'
import { aDecimal, someTerms } from '../testing/arbitraries.ts'
import { anAddress, createWorld, fixedPrices, sepolia, type World } from '../testing/index.ts'
import { type PreviewInput, previewTransfer } from './previewTransfer.ts'

let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
})

const destination = { networkId: sepolia, symbol: 'usdc', address: anAddress }
const preview = (requested: Partial<PreviewInput['requested']>, changes: Partial<PreviewInput> = {}) =>
  previewTransfer(world.ctx, {
    connection,
    destination,
    transferType: 'deposit',
    ...changes,
    requested: { isInclusiveFeeEnabled: false, ...requested },
  })

test('prices a transfer, stores it for half a minute and sends the institution nothing', async () => {
  const made = await preview({ amount: '20' }, { clientTransactionId: 'order-1', subClientId: 'sub' })
  expect(made).toMatchObject({
    scope: world.scope,
    connectionId: connection.id,
    symbol: 'USDC',
    amount: '20',
    fee: '0.5',
    priceUsd: '1',
    refundTo: { address: '0x1111111111111111111111111111111111111111' },
    clientTransactionId: 'order-1',
    subClientId: 'sub',
    expiresAtMs: world.clock.nowMs() + 30_000,
  })
  expect(await world.ctx.store.previews.find(world.scope, made.id)).toEqual(made)
  expect(world.institution.submits).toEqual([])
})

test.each([
  [{ amount: '0.99' }, 'amountBelowMinimum', 'The minimum is 1 USDC.'],
  [{ amount: '90.000001' }, 'amountExceedsMaximum', 'The maximum is 90 USDC.'],
  [{ amount: '0.4', isInclusiveFeeEnabled: true }, 'amountBelowMinimum', 'The minimum'],
  [{ amount: '5.0000001' }, 'invalidField', 'amount: must have at most 6 decimal places for USDC on this network'],
  [{}, 'invalidField', 'amountInFiat: '],
])('%j is refused as %s', async (requested, type, message) => {
  await expect(preview(requested)).rejects.toMatchObject({ type, message: expect.stringContaining(message) })
})

test('more than there is, fee included, is refused', async () => {
  world.institution.script.holdings = [
    { symbol: 'USDC', name: '', amount: '50', available: '5' },
    { symbol: 'USDC', name: 'in another account', amount: '5', available: '5' },
    { symbol: 'ETH', name: '', amount: '500', available: '500' },
  ]
  await expect(preview({ amount: '9.500001' })).rejects.toMatchObject({ type: 'insufficientFunds' })
  expect(await preview({ amount: '9.5' })).toMatchObject({ amount: '9.5' })
})

test('the terms of a wallet are those of a payment to this recipient', async () => {
  const { withdraw } = connectorOf(world.ctx, connection)
  const known = world.institution.script.terms
  const networkFee = { symbol: 'TRX', amount: '13' }
  withdraw.terms = async (_, __, recipients) =>
    recipients?.[0]?.address === anAddress ? known.map(terms => ({ ...terms, fee: '1.1', networkFee })) : known
  expect(await preview({ amount: '10' })).toMatchObject({ fee: '1.1', networkFee })
})

test('dollars for an asset that nobody quotes are refused, an amount of it is not', async () => {
  world.ctx.prices = fixedPrices({})
  await expect(preview({ amountInFiat: '10' })).rejects.toMatchObject({ type: 'invalidField' })
  expect(await preview({ amount: '10' })).toMatchObject({ priceUsd: '0' })
})

test.each([
  [{ enabled: false }, /does not support USDC withdrawals/],
  [{ networkId: 'another' }, /cannot be sent on Sepolia/],
])('a network with terms %j is refused', async (changes, message) => {
  world.institution.script.terms = world.institution.script.terms.map(terms => ({ ...terms, ...changes }))
  const refused = { type: 'networkNotSupported', message: expect.stringMatching(message) }
  await expect(preview({ amount: '10' })).rejects.toMatchObject(refused)
})

test.each(['networkUnsupported', 'permissionMissing', 'refused'] as const)(
  'an account that cannot receive (%s) has no refund address, and still sends',
  async kind => {
    world.institution.script.depositAddress = () => Promise.reject(new ConnectorError(kind, 'no'))
    expect(await preview({ amount: '10' })).not.toHaveProperty('refundTo')
  },
)

test('an institution that does not answer is not taken for one that has no address', async () => {
  world.institution.script.depositAddress = () => Promise.reject(new ConnectorError('unavailable', 'no'))
  await expect(preview({ amount: '10' })).rejects.toMatchObject({ type: 'integrationUnavailable' })
})

test('a preview is always payable from the account, within the terms, and rounds only a price, up to what can be sent', async () => {
  const inputs = fc.tuple(aDecimal(), someTerms, aDecimal(8), fc.boolean(), fc.boolean())
  const run = async ([available, terms, amount, isInclusiveFeeEnabled, inFiat]: Awaited<
    typeof inputs extends fc.Arbitrary<infer T> ? T : never
  >) => {
    world.institution.script.holdings = [{ symbol: 'USDC', name: '', amount: available, available }]
    world.institution.script.terms = [terms]
    const requested = inFiat ? { amountInFiat: amount } : { amount }
    const made = await preview({ ...requested, isInclusiveFeeEnabled }).catch((error: unknown) => {
      if (error instanceof ApiError) return undefined
      throw error
    })
    if (!made) return
    expect(compare(add(made.amount, made.fee), available)).toBeLessThanOrEqual(0)
    expect(compare(made.amount, terms.minimum)).toBeGreaterThanOrEqual(0)
    expect(compare(made.amount, terms.maximum ?? made.amount)).toBeLessThanOrEqual(0)
    const decimals = Math.min(6, terms.decimals)
    // A price in dollars is never rounded against the client; the dollar is worth one USDC here.
    const most = inFiat && !isInclusiveFeeEnabled ? roundUp(amount, decimals) : amount
    expect(compare(made.amount, most)).toBeLessThanOrEqual(0)
    expect(compare(made.amount, '0')).toBe(1)
    expect(roundDown(made.amount, decimals)).toBe(made.amount)
    if (isInclusiveFeeEnabled) expect(compare(add(made.amount, made.fee), amount)).toBeLessThanOrEqual(0)
  }
  await fc.assert(fc.asyncProperty(inputs, run), { numRuns: 200 })
})
