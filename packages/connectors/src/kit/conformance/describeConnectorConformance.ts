import { describeHistory } from './describeHistory.ts'
import { describeAccess } from './describeAccess.ts'
import { describeOrderFaults } from './describeOrderFaults.ts'
import { describeOrders } from './describeOrders.ts'
import { describeReadFaults } from './describeReadFaults.ts'
import { describeReads } from './describeReads.ts'
import { describeRefusals } from './describeRefusals.ts'
import { describeWithdrawalFaults } from './describeWithdrawalFaults.ts'
import { describeWithdrawals } from './describeWithdrawals.ts'
import type { ConformanceSubject } from './subject.ts'
import type { UnwrittenCalls } from '../testing/unwrittenCalls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

/**
 * The conformance suite of connectors, run against a simulator: reads return correct data or an error; withdrawals are
 * sent once, reported truthfully and found again. A new connector is done when this passes. Until then one test lists
 * its `unwritten` calls, and tests that call one of them are skipped.
 *
 * @example describeConnectorConformance('coinbase', () => startCoinbaseSubject())
 */
export const describeConnectorConformance = (
  name: string,
  start: () => Promise<ConformanceSubject>,
  unwritten?: UnwrittenCalls,
): void => {
  describe(`${name} keeps the connector port`, () => {
    let subject: ConformanceSubject | undefined
    const of = (): ConformanceSubject => {
      if (subject === undefined) throw new Error('The subject has not started')
      return subject
    }
    beforeAll(async () => {
      subject = await start()
    })
    afterEach(async ({ skip }) => {
      await of().clearFaults()
      // Also after a test that mistook the placeholder's error for an error of the institution.
      const [needed] = unwritten?.take() ?? []
      if (needed !== undefined) skip(`needs ${needed}, which is not written yet`)
    })
    afterAll(() => subject?.stop())

    if (unwritten !== undefined)
      test('every call is written', () => {
        expect(unwritten.names, `not written yet: ${unwritten.names.join(', ')}`).toEqual([])
      })
    describeAccess(of)
    describeReads(of)
    describeReadFaults(of)
    describeWithdrawals(of)
    describeHistory(of)
    describeRefusals(of)
    describeWithdrawalFaults(of)
    describeOrders(of)
    describeOrderFaults(of)
  })
}
