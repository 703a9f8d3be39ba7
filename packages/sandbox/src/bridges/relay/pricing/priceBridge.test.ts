import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency, SolverChain } from '../ports.ts'
import { atSlippage, microUsdOf, priceBridge, priceOfSymbol, unitsWorth, type Leg } from './priceBridge.ts'

const currency = (symbol: string, decimals: number): Currency => ({
  symbol,
  name: symbol,
  decimals,
  address: symbol,
  isNative: false,
})
const leg = (symbol: string, decimals: number): Leg => ({
  chain: { fillCostMicroUsd: 40_000n, sweepCostMicroUsd: 6_000n } as SolverChain,
  currency: currency(symbol, decimals),
})
const legs = fc.constantFrom(leg('USDC', 6), leg('USDT', 6), leg('ETH', 18), leg('SOL', 9))
const amounts = fc.bigInt({ min: 0n, max: 10n ** 24n })

test('the output in the same currency is the exact input less the fees', () => {
  fc.assert(
    fc.property(legs, amounts, (one, amountIn) => {
      const { relayerGas, relayerService, amountOut } = priceBridge({ origin: one, destination: one, amountIn })
      const rest = amountIn - BigInt(relayerGas) - BigInt(relayerService)
      expect(BigInt(amountOut)).toBe(rest > 0n ? rest : 0n)
    }),
  )
})

test('a currency conversion never gains value, and loses less than one unit', () => {
  fc.assert(
    fc.property(legs, legs, amounts, (origin, destination, amountIn) => {
      const { relayerGas, relayerService, amountOut } = priceBridge({ origin, destination, amountIn })
      const rest = amountIn - BigInt(relayerGas) - BigInt(relayerService)
      const worth = (units: bigint, { currency: { symbol, decimals } }: Leg) =>
        units * priceOfSymbol(symbol) * 10n ** BigInt(18 - decimals)
      const [paid, received] = [worth(rest > 0n ? rest : 0n, origin), worth(BigInt(amountOut), destination)]
      expect(received).toBeLessThanOrEqual(paid)
      expect(paid - received).toBeLessThan(worth(1n, destination))
    }),
  )
})

test('fees are rounded up, worths and minimums down', () => {
  const ether = currency('ETH', 18)
  expect(unitsWorth(1n, ether)).toBe(333_333_334n)
  expect(microUsdOf(333_333_333n, ether)).toBe(0n)
  expect(microUsdOf(333_333_334n, ether)).toBe(1n)
  expect(atSlippage(999n, 50)).toBe(994n)
})
