import { expect, test } from 'vitest'

import type { UpstreamTransfer } from '../connections/history.ts'
import { aConnection, sepolia } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { fits, readHistory } from './accountTransfers.ts'

const transfer = { status: 'succeeded', networkId: sepolia } as UpstreamTransfer
const elsewhere = { status: 'succeeded' } as UpstreamTransfer

test('requested statuses are the only matches, and an empty list does not filter', () => {
  expect(fits(transfer, { statuses: ['pending', 'succeeded'] })).toBe(true)
  expect(fits(transfer, { statuses: ['pending'] })).toBe(false)
  expect(fits(transfer, { statuses: [] })).toBe(true)
})

test('a form of address leaves out transfers on other networks, and those of which no network is known', () => {
  expect(fits(transfer, { addressType: 'ethAddress' })).toBe(true)
  expect(fits(transfer, { addressType: 'btcAddress' })).toBe(false)
  expect(fits(elsewhere, { addressType: 'ethAddress' })).toBe(false)
  expect(fits(elsewhere, {})).toBe(true)
})

test('an institution without a history is named in the error', async () => {
  const ctx = partialContext({ connectors: directoryOf(scriptedInstitution(manualClock())) })
  const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
  await expect(readHistory(ctx, connection, async () => [])).rejects.toMatchObject({
    type: 'integrationNotSupported',
    message: expect.stringContaining('Scripted Exchange'),
  })
})
