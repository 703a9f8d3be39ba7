import { expect, test } from 'vitest'

import type { WithdrawOutcome } from '../connections/connector.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import { aConnection, aPreview } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { findObstacle, readObstacle, requireSending } from './findObstacle.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const preview = aPreview(connection, { addressTag: '42' })

const institutionThat = (preflight: (order: object) => Promise<WithdrawOutcome | undefined>) => {
  const { connector } = scriptedInstitution(manualClock())
  const withdraw = { ...connector.withdraw, preflight: (_: unknown, order: object) => preflight(order) }
  return partialContext({ connectors: directoryOf({ connector: { ...connector, withdraw } }) })
}
const answering = (outcome: WithdrawOutcome) => institutionThat(async () => outcome)
const rejected = (reason: 'kycRequired' | 'amountBelowMinimum') =>
  answering({ kind: 'rejected', reason, message: 'No' })

test('an address that must be on the institution’s list is an obstacle, and the whole order is asked about', async () => {
  const orders: object[] = []
  const ctx = institutionThat(async order => {
    orders.push(order)
    return { kind: 'addressWhitelistRequired', howTo: 'Add it in the settings.' }
  })
  expect(await readObstacle(ctx, connection, preview)).toBe('whitelist')
  const { symbol, networkId, amount, toAddress: address } = preview
  expect(orders).toMatchObject([{ symbol, networkId, amount, address, tag: '42' }])
})

test('an account that cannot send at all is an error; a refusal of this amount is left to the call itself', async () => {
  await expect(readObstacle(rejected('kycRequired'), connection, preview)).rejects.toMatchObject({
    type: 'kycRequired',
  })
  await expect(findObstacle(rejected('kycRequired'), connection, preview)).rejects.toMatchObject({
    type: 'kycRequired',
  })
  expect(await readObstacle(rejected('amountBelowMinimum'), connection, preview)).toBeUndefined()
})

test('an institution that does not answer does not prevent sending, but no obstacle can be ruled out', async () => {
  const away = institutionThat(() => Promise.reject(new ConnectorError('unavailable', 'maintenance')))
  expect(await findObstacle(away, connection, preview)).toBeUndefined()
  await expect(readObstacle(away, connection, preview)).rejects.toMatchObject({ type: 'integrationUnavailable' })
})

test('nothing is asked where the institution has no such check', async () => {
  const ctx = partialContext({ connectors: directoryOf(scriptedInstitution(manualClock())) })
  expect(await readObstacle(ctx, connection, preview)).toBeUndefined()
})

test('the error for a connection without the permission to send names the missing permission', () => {
  const granted = { read: true, withdraw: false, missing: ['withdraw:crypto'] }
  expect(() => requireSending({ granted })).toThrow(
    expect.objectContaining({
      type: 'integrationPermissionMissing',
      message: expect.stringContaining('withdraw:crypto'),
    }),
  )
  requireSending({ granted: { ...granted, withdraw: true } })
})
