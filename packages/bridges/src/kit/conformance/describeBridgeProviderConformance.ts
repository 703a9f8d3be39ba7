import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { describeFaults } from './describeFaults.ts'
import { describePayIns } from './describePayIns.ts'
import { describeQuotes } from './describeQuotes.ts'
import type { BridgeSubject } from './subject.ts'

/** The guarantees that core relies on, for every provider. */
export const describeBridgeProviderConformance = (name: string, start: () => Promise<BridgeSubject>): void => {
  describe(`${name} as a bridge provider`, () => {
    let subject: BridgeSubject | undefined
    const of = (): BridgeSubject => {
      if (subject === undefined) throw new Error('not started')
      return subject
    }
    beforeEach(async () => void (subject = await start()))
    afterEach(() => of().stop())

    test('supports no route before its first listing, and then exactly the listed routes', async () => {
      const { provider, pairs, swap, uncarried } = of()
      expect(provider.supportsRoute(pairs)).toBe(false)
      await provider.refresh()
      expect([pairs, swap, uncarried].map(provider.supportsRoute)).toEqual([true, true, false])
      const onOneNetwork = { network: pairs.origin.network, asset: swap.destination.asset }
      for (const destination of [pairs.origin, onOneNetwork])
        expect(provider.supportsRoute({ origin: pairs.origin, destination })).toBe(false)
    })

    test('requests its list once for concurrent callers', async () => {
      await Promise.all([of().provider.refresh(), of().provider.refresh(), of().provider.refresh()])
      expect(of().calls(of().paths.list)).toBe(1)
      await of().provider.refresh()
      expect(of().calls(of().paths.list)).toBe(2)
    })

    describeQuotes(of)
    describePayIns(of)
    describeFaults(of)
  })
}
