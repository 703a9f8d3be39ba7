import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readComplianceRecord } from './readComplianceRecord.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

test('a sub-client without a record gets the error of an unknown one', async () => {
  const ctx = partialContext({ store: { subClients: { findCompliance: async () => undefined } } })
  await expect(readComplianceRecord(ctx, scope, id)).rejects.toMatchObject({ type: 'notFound' })
})
