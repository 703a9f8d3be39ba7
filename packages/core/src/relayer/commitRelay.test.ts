import fc from 'fast-check'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { commitRelay } from './commitRelay.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
interface Sums {
  reserved: bigint
  perTransaction: bigint
  perDay: bigint
  spent: bigint
  outstanding: bigint
  balance: bigint
}

const commit = async (sums: Sums) => {
  const steps: string[] = []
  const relays = {
    limitsForUpdate: async () => ({ perTransaction: sums.perTransaction, perDay: sums.perDay }),
    spent: async () => sums.spent,
    takeNonce: async () => 7n,
    outstanding: async () => sums.outstanding,
    insert: async () => void steps.push('insert'),
  }
  const jobs = { enqueue: async () => void steps.push('enqueue') }
  const sign = async () => {
    steps.push('sign')
    return { hash: '0x1', raw: '0x2' }
  }
  const prepared = {
    scope,
    networkId: 'network',
    relayer: { address: '0xrelayer', key: 'key' },
    gas: sums.reserved,
    fees: { maxFee: 1n, priorityFee: 1n },
    account: { pendingNonce: 7n, balance: sums.balance },
  }
  const ctx = partialContext({ relaying: { sign } as never })
  const result = await commitRelay(ctx, { relays, jobs } as never, prepared as never).catch((error: unknown) => error)
  return { result, steps }
}

const amount = fc.bigInt({ min: 1n, max: 20n })
const anySums = fc.record({
  reserved: amount,
  perTransaction: amount,
  perDay: amount,
  spent: amount,
  outstanding: amount,
  balance: fc.bigInt({ min: 1n, max: 40n }),
})

test('nothing is signed that exceeds a limit of the client or the account’s funds', async () => {
  await fc.assert(
    fc.asyncProperty(anySums, async sums => {
      const { result, steps } = await commit(sums)
      const isWithin =
        sums.reserved <= sums.perTransaction &&
        sums.spent + sums.reserved <= sums.perDay &&
        sums.outstanding + sums.reserved <= sums.balance
      expect(steps).toEqual(isWithin ? ['sign', 'insert', 'enqueue'] : [])
      expect(result).toMatchObject(
        isWithin ? { state: 'sent', reserved: sums.reserved } : { name: 'RelayRefusedError' },
      )
    }),
  )
})
