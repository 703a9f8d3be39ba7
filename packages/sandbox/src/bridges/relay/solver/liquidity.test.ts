import { expect, test } from 'vitest'

import { availableLiquidity, lastValidity } from './liquidity.ts'

const payment = (changes: object = {}) => ({
  chainId: 1,
  currency: '0xusdc',
  kind: 'fill',
  amount: '10',
  signed: { validity: 5 },
  ...changes,
})
const contextWith = (...payments: object[]) =>
  ({
    store: {
      state: {
        openPayments: new Set(payments.map((_, at) => at)),
        payments: new Map(payments.map((one, at) => [at, one])),
      },
    },
  }) as never
const available = (ctx: never, balance: bigint, isNative = false) =>
  availableLiquidity(ctx, {
    chain: { id: 1, solver: '0xsolver', balance: async () => balance, nativeReserve: 3n },
    currency: { address: '0xusdc', isNative },
  } as never)

test('signed payments of the currency on the chain are not available again', async () => {
  const ctx = contextWith(
    payment(),
    payment({ chainId: 2 }),
    payment({ currency: '0xeth' }),
    payment({ kind: 'sweep' }),
  )
  expect(await available(ctx, 100n)).toBe(90n)
})

test('the chain’s own coin keeps a reserve for fees, and the rest is never below zero', async () => {
  expect(await available(contextWith(), 100n, true)).toBe(97n)
  expect(await available(contextWith(payment()), 5n)).toBe(0n)
})

test('the last validity is that of the open payments of the chain', () => {
  const ctx = contextWith(
    payment(),
    payment({ signed: { validity: 9 } }),
    payment({ chainId: 2, signed: { validity: 99 } }),
  )
  expect([lastValidity(ctx, 1), lastValidity(ctx, 3)]).toEqual([9, undefined])
})
