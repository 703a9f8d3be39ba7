import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anOperation } from '../testing/scriptedBridge.ts'
import { advanceBridged, phaseOf } from './advanceBridged.ts'
import { isLaterStep } from './bridgeSteps.ts'
import { newBridgedTransfer } from './newBridgedTransfer.ts'
import type { BridgedTransfer, BridgeEventStatus } from '../transfers/bridgedTransfer.ts'
import type { BridgeOperation } from './ports.ts'

const begun = newBridgedTransfer(
  {
    id: 'address-1',
    scope: { clientId: 'client', environment: 'production' },
    userId: 'user-1',
    transactionId: 'order-1',
    transferId: 'transfer-1',
    origin: { network: 'eip155:1', asset: 'USDC' },
    destination: { network: 'eip155:8453', asset: 'USDC', address: '0x1' },
    createdAtMs: 1_000,
  },
  { id: 'transfer-1', nowMs: 1_000 },
)

/** As the reconciler writes it: what is reported changes the phase. */
const walk = (operations: readonly BridgeOperation[]) => {
  let transfer: BridgedTransfer = begun
  const reported: BridgeEventStatus[] = []
  operations.forEach((operation, at) => {
    const advance = advanceBridged(transfer, operation, 2_000 + at)
    transfer = advance.transfer
    for (const status of advance.eventStatuses) {
      reported.push(status)
      transfer = { ...transfer, phase: phaseOf(status), reported: status }
    }
  })
  return { transfer, reported }
}

test('a pay-in that was never seen on its way is reported from the start, each status once', () => {
  const paid = anOperation({ status: 'succeeded', step: 'providerProcessedPayment', paidOutAmount: '9' })
  expect(walk([paid, paid])).toMatchObject({
    reported: ['pending', 'succeeded'],
    transfer: { phase: 'settled', amount: '9' },
  })
  const refunded = anOperation({ status: 'refunded', step: 'refunded' })
  expect(walk([refunded]).reported).toEqual(['pending', 'failed', 'refundPending', 'refundSucceeded'])
})

test('a failure is final although the provider later says that it paid out', () => {
  const failed = anOperation({ status: 'failed', step: 'failed' })
  const { reported, transfer } = walk([failed, anOperation({ status: 'succeeded', paidOutAmount: '9' })])
  expect(reported).toEqual(['pending', 'failed'])
  expect(transfer).toMatchObject({ phase: 'failed', amount: '0' })
})

test('after the payout only its hash is still taken, where there was none', () => {
  const paid = anOperation({ status: 'succeeded', step: 'providerProcessedPayment', paidOutAmount: '9' })
  const late = { ...paid, destinationHashes: ['0xfirst', '0xlast'], paidOutAmount: '7' }
  expect(walk([paid, late]).transfer).toMatchObject({ hash: '0xlast', amount: '9' })
  expect(walk([late, { ...late, destinationHashes: ['0xother'] }]).transfer).toMatchObject({ hash: '0xlast' })
})

const aWalk = fc.array(
  fc
    .record({
      status: fc.constantFrom('waiting', 'pending', 'succeeded', 'failed', 'refunded'),
      step: fc.constantFrom('sourceTransferStarted', 'providerFundsReceived', 'failed', 'refunded', 'inReview'),
      updatedAtMs: fc.option(fc.integer({ min: 0, max: 9_000 }), { nil: undefined }),
    })
    .map(({ updatedAtMs, ...rest }) => anOperation({ ...rest, ...(updatedAtMs !== undefined && { updatedAtMs }) })),
  { maxLength: 8 },
)

test('steps and times never go back and no status is reported twice, whatever a provider reports in whatever order', () => {
  fc.assert(
    fc.property(aWalk, operations => {
      const { transfer, reported } = walk(operations)
      expect(new Set(reported).size).toBe(reported.length)
      expect(reported.includes('succeeded') && reported.includes('failed')).toBe(false)
      expect(transfer.phase).toBe(reported.length === 0 ? 'accepted' : phaseOf(reported.at(-1) ?? 'pending'))
      const { timeline } = transfer
      timeline.slice(1).forEach(({ step, atMs }, at) => {
        expect(isLaterStep(step, timeline[at]?.step ?? step)).toBe(true)
        expect(atMs).toBeGreaterThanOrEqual(timeline[at]?.atMs ?? 0)
      })
    }),
    { numRuns: 40 },
  )
})
