import { expect, test } from 'vitest'

import { ApiError } from '../kernel/apiError.ts'
import { base, configured, ethereum, pair, polygon, provider, quoted, route, scope } from '../testing/bridgeRoutes.ts'
import { BridgeError, type BridgeErrorKind } from './bridgeError.ts'
import type { BridgeProvider, BridgeQuote } from './ports.ts'
import { quoteBridge } from './quoteBridge.ts'

const apiErrorOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('no fault')
  return { type: error.type, message: error.message }
}

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const requested = { origin: pair(ethereum), destination: { ...pair(base), address }, amount: '100' }

test('the quote adds up the fees of the payout, and has the rate of one unit', async () => {
  const quote = await quoteBridge(configured([route(ethereum, base)]), scope, requested)
  expect(quote).toMatchObject({ estimatedAmount: '99', totalFeesUsd: '1', rate: '0.99' })
})

test('the quote ignores providers without the route', async () => {
  const routes = [route(ethereum, base)]
  const ctx = configured(routes, [], [provider(false), provider(true)])
  expect(await quoteBridge(ctx, scope, requested)).toMatchObject({ rate: '0.99' })
  const stranded = configured(routes, [], [provider(false)])
  expect(await apiErrorOf(quoteBridge(stranded, scope, requested))).toMatchObject({ type: 'badRequest' })
})

test('a quote for an unknown network, a missing route, a foreign address or a low amount is refused', async () => {
  const ctx = configured([route(ethereum, base, { minimumAmount: '100.5' })])
  expect(await apiErrorOf(quoteBridge(ctx, scope, { ...requested, origin: pair('eip155:999999') }))).toEqual({
    type: 'badRequest',
    message: 'origin.network: unknown network.',
  })
  expect(await apiErrorOf(quoteBridge(ctx, scope, { ...requested, origin: pair(polygon) }))).toMatchObject({
    type: 'badRequest',
  })
  const foreign = { ...requested.destination, address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }
  expect(await apiErrorOf(quoteBridge(ctx, scope, { ...requested, destination: foreign }))).toMatchObject({
    type: 'invalidField',
    message: expect.stringMatching(/^destination\.address: /),
  })
  expect(await apiErrorOf(quoteBridge(ctx, scope, requested))).toEqual({
    type: 'amountBelowMinimum',
    message: 'amount: the minimum is 100.5 USDC.',
  })
})

const rejecting = (kind: BridgeErrorKind, detail = {}): BridgeProvider => ({
  ...provider(true),
  name: kind,
  quote: () => Promise.reject(new BridgeError(kind, 'no', detail)),
})

test.each(['unavailable', 'noRoute'] as const)('asks the next provider when one says %s', async kind => {
  const ctx = configured([route(ethereum, base)], [], [rejecting(kind), provider(true)])
  expect(await quoteBridge(ctx, scope, requested)).toMatchObject({ rate: '0.99' })
})

test.each([
  ['amountTooLow', { minimum: '120' }, 'amountBelowMinimum', 'amount: the minimum is 120 USDC.'],
  ['amountTooLow', {}, 'amountBelowMinimum', 'amount: below the bridge’s minimum.'],
  [
    'amountTooHigh',
    { maximumUsd: '25000.5' },
    'amountExceedsMaximum',
    'amount: exceeds the bridge’s liquidity. The current maximum is 25000.5 USD.',
  ],
  ['amountTooHigh', {}, 'amountExceedsMaximum', 'amount: exceeds the bridge’s liquidity.'],
  ['invalidAddress', {}, 'invalidField', 'destination.address: not accepted by the bridge.'],
  ['sanctioned', {}, 'unavailableForLegalReasons', 'This address is blocked for legal reasons.'],
  [
    'rateLimited',
    { retryAfterMs: 5 },
    'bridgeUnavailable',
    'The bridge provider limits the requests of this server. Your own limit is not used up. Try again.',
  ],
  ['malformed', {}, 'bridgeUnavailable', 'The bridge returned an invalid response. Try again.'],
  ['refused', {}, 'badRequest', 'The bridge rejected the request.'],
] as const)('%s is the answer, whoever else there is', async (kind, detail, type, message) => {
  const ctx = configured([route(ethereum, base)], [], [rejecting(kind, detail), provider(true)])
  expect(await apiErrorOf(quoteBridge(ctx, scope, requested))).toEqual({ type, message })
})

test('no provider supports the route, or a provider is unavailable', async () => {
  const said = (...kinds: BridgeErrorKind[]) =>
    apiErrorOf(
      quoteBridge(
        configured(
          [route(ethereum, base)],
          [],
          kinds.map(kind => rejecting(kind)),
        ),
        scope,
        requested,
      ),
    )
  expect(await said('noRoute', 'noRoute')).toMatchObject({ type: 'badRequest' })
  expect(await said('unavailable', 'noRoute')).toMatchObject({ type: 'bridgeUnavailable' })
  expect(await said('noRoute', 'unavailable')).toMatchObject({ type: 'bridgeUnavailable' })
})

test('the total is missing if a fee in the payout has no price, and does not depend on fees paid by the sender', async () => {
  const unpriced: BridgeQuote = {
    ...quoted,
    fees: quoted.fees.map(({ amountUsd: _, ...fee }) => fee),
  }
  const ctx = configured([route(ethereum, base)], [], [{ ...provider(true), quote: () => Promise.resolve(unpriced) }])
  expect(await quoteBridge(ctx, scope, requested)).not.toHaveProperty('totalFeesUsd')
})
