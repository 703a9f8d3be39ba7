import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legOf } from '../context.ts'
import { priceBridge } from '../pricing/priceBridge.ts'
import { aBridge, anOrder } from '../testing/aBridge.ts'
import { quoteReply } from './quoteReply.ts'

const ctx = aBridge()
const [usdc, ether] = [legOf(ctx, 1, '0xusdc'), legOf(ctx, 2, '0xeth')]
const reply = (amount: bigint, destination = legOf(ctx, 2, '0xusdc'), order?: ReturnType<typeof anOrder>) => {
  const terms = { amount, user: '0xuser', recipient: '0xrecipient', slippageBps: 50, useDepositAddress: true }
  const priced = priceBridge({ origin: usdc, destination, amountIn: amount })
  return quoteReply({ origin: usdc, destination, ...terms }, priced, 'r1', order)
}

test('the relayer’s fee is its two parts, and what goes in less the fee comes out', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1_000_000n, max: 10n ** 13n }), amount => {
      const { fees, details } = reply(amount)
      const units = (wire: { amount?: string } | undefined) => BigInt(wire?.amount ?? '-1')
      expect(units(fees?.relayer)).toBe(units(fees?.relayerGas) + units(fees?.relayerService))
      expect(units(details?.currencyOut)).toBe(amount - units(fees?.relayer))
    }),
    { numRuns: 50 },
  )
})

test('the minimum output follows from the slippage, and the price impact is in percent', () => {
  const { details } = reply(100_000_000n)
  expect(details).toMatchObject({
    operation: 'bridge',
    currencyOut: { amount: '99904000', minimumAmount: '99404480' },
    totalImpact: { usd: '-0.096000', percent: '-0.10' },
    rate: '0.99904',
    slippageTolerance: { total: '0.50' },
  })
})

test('another currency is a swap, and its rate is for whole units', () => {
  const { details } = reply(3_000_000_000n, ether)
  expect(details?.operation).toBe('swap')
  expect(Number(details?.rate)).toBeCloseTo(1 / 3_000, 6)
})

test('the user pays in to the address where there is one, otherwise to the solver', () => {
  const to = (order?: ReturnType<typeof anOrder>) => reply(10_000_000n, undefined, order).steps?.[0]
  expect(to(anOrder())).toMatchObject({
    depositAddress: '0xdeposit',
    items: [{ data: { to: '0xdeposit', value: '0' } }],
  })
  expect(to()).toMatchObject({ requestId: 'r1', items: [{ data: { to: '0xsolver' } }] })
  expect(to()).not.toHaveProperty('depositAddress')
})
