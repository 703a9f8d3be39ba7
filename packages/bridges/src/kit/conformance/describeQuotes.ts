import { add, compare, fromBaseUnits, multiply, subtract } from '@rialto/catalog'
import { BridgeError, type BridgeFee, type BridgeQuote } from '@rialto/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { BridgeSubject } from './subject.ts'

const runs = Number(process.env['RIALTO_FUZZ_RUNS'] ?? 8)

const included = ({ fees }: BridgeQuote): BridgeFee[] => fees.filter(({ includedInEstimate }) => includedInEstimate)

const total = (amounts: readonly (string | undefined)[]): string =>
  amounts.reduce<string>((sum, amount) => add(sum, amount ?? 'no price'), '0')

const distance = (a: string, b: string): string =>
  subtract(...(compare(a, b) > 0 ? ([a, b] as const) : ([b, a] as const)))

/** Amounts from dust to a fortune, in the asset's smallest unit. */
const amounts = (decimals: number) =>
  fc
    .bigInt({ min: 10n ** BigInt(decimals), max: 10n ** BigInt(decimals + 6) })
    .map(units => fromBaseUnits(units, decimals))

export const describeQuotes = (of: () => BridgeSubject): void => {
  const quote = (amount: string, pairs = of().pairs) =>
    of().provider.quote({ ...pairs, recipient: of().recipient, amount })

  describe('quotes', () => {
    test('have fees that add up exactly to the pay-in, and promise no more than they estimate', async () => {
      await fc.assert(
        fc.asyncProperty(amounts(of().decimals), async amount => {
          const reported = await quote(amount)
          expect(add(reported.estimatedAmount, total(included(reported).map(fee => fee.amount)))).toBe(amount)
          expect(compare(reported.minimumAmount ?? '0', reported.estimatedAmount)).not.toBe(1)
          expect(compare(reported.estimatedAmount, '0')).toBe(1)
        }),
        { numRuns: runs },
      )
    })

    test('between two assets have fees that add up in dollars, to a millionth each', async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async whole => {
          const reported = await quote(String(whole), of().swap)
          const usd = total(included(reported).map(fee => fee.amountUsd))
          // The subjects' prices: one of the origin asset is worth 2,000 dollars, one of the destination's 1.
          const value = multiply(String(whole), '2000')
          const slack = multiply('0.000001', String(included(reported).length + 3))
          expect(compare(distance(add(reported.estimatedAmount, usd), value), slack)).not.toBe(1)
        }),
        { numRuns: runs },
      )
    })

    test('pay out more for more', async () => {
      await fc.assert(
        fc.asyncProperty(amounts(of().decimals), amounts(of().decimals), async (a, b) => {
          const [less, more] = compare(a, b) > 0 ? [b, a] : [a, b]
          const [low, high] = [await quote(less), await quote(more)]
          expect(compare(low.estimatedAmount, high.estimatedAmount)).not.toBe(1)
        }),
        { numRuns: runs },
      )
    })

    test('follow a price change immediately', async () => {
      const before = await quote('1')
      of().drift(90)
      const after = await quote('1')
      expect(compare(after.estimatedAmount, before.estimatedAmount)).toBe(-1)
    })

    test('are rejected for unsupported pairs and for amounts below the smallest unit', async () => {
      await of().provider.refresh()
      const nobody = await quote('1', of().uncarried).catch((error: unknown) => error)
      const dust = await quote('0.0000000000000000000000000001').catch((error: unknown) => error)
      expect(nobody).toBeInstanceOf(BridgeError)
      expect([nobody, dust]).toMatchObject([{ kind: 'noRoute' }, { kind: 'amountTooLow' }])
      expect(of().calls(of().paths.quote)).toBe(0)
    })
  })
}
