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
 * What every connector owes, run against its simulator: reads that are right or an error, withdrawals that are sent once,
 * reported truly and found again. A new connector is done when this passes.
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
