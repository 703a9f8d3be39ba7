import { add, compare, fromBaseUnits } from '@rialto/catalog'
import type { BridgeFee } from '@rialto/core'
import { defined } from '@rialto/defined'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { balanceFees, swapImpact } from './balanceFees.ts'

const fee = (amount: string, amountUsd?: string, includedInEstimate = true): BridgeFee => ({
  kind: 'providerRelayerGas',
  label: 'Gas',
  amount,
  asset: 'ETH',
  ...defined({ amountUsd }),
  includedInEstimate,
})
const side = (amount: string, amountUsd?: string, asset = 'ETH', decimals = 18) => ({
  asset,
  decimals,
  amount,
  ...defined({ amountUsd }),
})
const amounts = fc.bigInt({ min: 0n, max: 10n ** 30n }).map(units => fromBaseUnits(units, 18))
const sum = (fees: readonly BridgeFee[]) =>
  fees.filter(({ includedInEstimate }) => includedInEstimate).reduce((total, { amount }) => add(total, amount), '0')

describe('balanceFees', () => {
  test('accounts for every unit of one asset, in any order of the lines, and excludes fees that the sender pays', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.array(fc.tuple(amounts, fc.boolean())), (paidIn, paidOut, lines) => {
        const fees = lines.map(([amount, included]) => fee(amount, undefined, included))
        const reported = balanceFees(side(paidIn), side(paidOut), fees, swapImpact)
        const turned = balanceFees(side(paidIn), side(paidOut), [...fees].reverse(), swapImpact)
        expect(add(sum(reported), paidOut)).toBe(paidIn)
        expect(turned.slice(fees.length)).toEqual(reported.slice(fees.length))
        expect(reported.slice(0, fees.length)).toEqual(fees)
      }),
    )
  })

  test('adds nothing if the lines explain the whole difference', () => {
    expect(balanceFees(side('1'), side('0.9'), [fee('0.1')], swapImpact)).toHaveLength(1)
    const usdc = side('1999', '1999', 'USDC', 6)
    expect(balanceFees(side('1', '2000.000001'), usdc, [fee('0.0005', '1')], swapImpact)).toHaveLength(1)
  })

  test('returns the cost of trading in the payout asset, rounded up', () => {
    const [, rest] = balanceFees(side('1', '2000'), side('1990', '1989', 'USDC', 6), [fee('0.0005', '1')], swapImpact)
    expect(rest).toEqual({
      ...swapImpact,
      amount: '10.005028',
      asset: 'USDC',
      amountUsd: '10',
      includedInEstimate: true,
    })
    expect(compare(rest?.amount ?? '0', '10.00502764')).toBe(1)
  })

  test('reports a provider’s own contribution as a subsidy', () => {
    const [, rest] = balanceFees(side('1', '2000'), side('1', '2000'), [fee('0.1', '200')], swapImpact)
    expect(rest).toMatchObject({ kind: 'providerSubsidy', amount: '-0.1', amountUsd: '-200' })
  })

  test('returns no fees for amounts without a price', () => {
    expect(balanceFees(side('1'), side('1990', '1989', 'USDC', 6), [], swapImpact)).toEqual([])
    expect(balanceFees(side('1', '2000'), side('0', '0', 'USDC', 6), [], swapImpact)).toEqual([])
  })
})
