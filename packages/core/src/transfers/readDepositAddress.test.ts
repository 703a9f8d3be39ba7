import { expect, test } from 'vitest'

import { ConnectorError, type ConnectorErrorKind } from '../connections/connectorError.ts'
import { aConnection, sepolia } from '../testing/fixtures.ts'
import { readingContext } from '../testing/readingConnector.ts'
import { readDepositAddress } from './readDepositAddress.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const read = (kind: ConnectorErrorKind) => {
  const depositAddress = () => Promise.reject(new ConnectorError(kind, 'no'))
  const ctx = readingContext({ read: { depositAddress } })
  return readDepositAddress(ctx, connection, { symbol: 'USDC', networkId: sepolia })
}

test('an account has no address on an unsupported network, and every other error is reported', async () => {
  expect(await read('networkUnsupported')).toBeUndefined()
  await expect(read('permissionMissing')).rejects.toThrow()
  await expect(read('unavailable')).rejects.toThrow()
})
