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
import { afterAll, afterEach, beforeAll, describe } from 'vitest'

/**
 * The conformance suite of connectors, run against a simulator: reads return correct data or an error; withdrawals are
 * sent once, reported truthfully and found again. A new connector is done when this passes.
 *
 * @example describeConnectorConformance('coinbase', () => startCoinbaseSubject())
 */
export const describeConnectorConformance = (name: string, start: () => Promise<ConformanceSubject>): void => {
  describe(`${name} keeps the connector port`, () => {
    let subject: ConformanceSubject | undefined
    const of = (): ConformanceSubject => {
      if (subject === undefined) throw new Error('The subject has not started')
      return subject
    }
    beforeAll(async () => {
      subject = await start()
    })
    afterEach(() => of().clearFaults())
    afterAll(() => subject?.stop())

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
