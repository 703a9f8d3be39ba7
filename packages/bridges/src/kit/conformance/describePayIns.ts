import type { BridgeOperation } from '@rialto/core'
import { describe, expect, test } from 'vitest'

import type { BridgeSubject, Fate } from './subject.ts'

const fates: readonly [fate: Fate, status: BridgeOperation['status']][] = [
  ['seen', 'pending'],
  ['odd', 'pending'],
  ['paidOut', 'succeeded'],
  ['refunded', 'refunded'],
  ['failed', 'failed'],
]

export const describePayIns = (of: () => BridgeSubject): void => {
  const issue = async () => {
    const { provider, pairs, recipient, recoveryAddress } = of()
    const issued = await provider.issueAddress({ ...pairs, recipient, recoveryAddress, expectedAmount: '1' })
    return { ...issued, read: () => provider.operations({ ...pairs, ...issued }) }
  }

  describe('addresses and pay-ins', () => {
    test('every call creates a separate address, and a new address has no pay-ins', async () => {
      const [one, other] = [await issue(), await issue()]
      expect(one.address).not.toBe(other.address)
      expect(one.reference).not.toBe(other.reference)
      expect(await one.read()).toEqual([])
    })

    test.each(fates)('a pay-in that is %s reads as %s', async (fate, status) => {
      const { address, read } = await issue()
      const id = of().payIn(address, '1')
      of().become(id, fate)
      const [operation, ...others] = await read()
      expect(others).toEqual([])
      expect(operation).toMatchObject({ status, paidInAmount: '1' })
      expect(operation?.originHashes.length).toBeGreaterThan(0)
      expect(operation?.paidOutAmount !== undefined).toBe(status === 'succeeded')
      expect(operation?.destinationHashes.length ?? 0).toBe(status === 'succeeded' ? 1 : 0)
      expect(operation?.refundAddress).toBe(status === 'refunded' ? of().refundAddress : undefined)
    })

    test('a second pay-in is also reported', async () => {
      const { address, read } = await issue()
      of().become(of().payIn(address, '1'), 'paidOut')
      of().become(of().payIn(address, '2'), 'paidOut')
      const amounts = (await read()).map(({ paidInAmount }) => paidInAmount)
      expect(amounts).toEqual(of().reportsEach ? ['1', '2'] : ['3'])
    })

    test('a pay-in to another address is not reported', async () => {
      const [mine, theirs] = [await issue(), await issue()]
      of().payIn(theirs.address, '1')
      expect(await mine.read()).toEqual([])
    })

    test('a repriced pay-in is continued under its new id', async () => {
      const { reprice } = of()
      if (reprice === undefined) return
      const { address, read } = await issue()
      const id = of().payIn(address, '1')
      of().become(id, 'failed')
      const next = reprice(id)
      of().become(next, 'paidOut')
      const reported = await read()
      expect(reported.find(({ reference }) => reference === id)).toMatchObject({
        supersededBy: next,
        status: 'pending',
      })
      expect(reported.find(({ reference }) => reference === next)).toMatchObject({ status: 'succeeded' })
    })
  })
}
