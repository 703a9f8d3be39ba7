import { expect, test } from 'vitest'

import { ConnectorError, type ConnectorErrorKind } from '../connections/connectorError.ts'
import { aConnection, sepolia } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { readRefundDestination } from './readRefundDestination.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const read = (kind: ConnectorErrorKind) => {
  const depositAddress = () => Promise.reject(new ConnectorError(kind, 'no'))
  return readRefundDestination(readingContext({ read: { depositAddress } }), connection, sepolia, 'USDC')
}

test('an account that cannot name an address has no refund destination', async () => {
  const kinds = ['networkUnsupported', 'permissionMissing', 'refused'] as const
  expect(await Promise.all(kinds.map(read))).toEqual([undefined, undefined, undefined])
})

test('an unavailable institution does not count as an account without an address', async () => {
  await expect(read('unavailable')).rejects.toThrow()
})
