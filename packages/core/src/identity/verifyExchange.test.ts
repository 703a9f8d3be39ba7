import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { verifyExchange } from './verifyExchange.ts'

test('an integration that is not offered has no holder to verify', async () => {
  const ctx = partialContext({ connectors: { findByIntegrationId: () => undefined } as never })
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  await expect(verifyExchange(ctx, scope, { authToken: 't', integrationId: 'ID' })).rejects.toMatchObject({
    ...{ type: 'integrationNotSupported', message: /^integrationId: / },
  })
})
