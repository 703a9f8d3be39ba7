import { expect, test } from 'vitest'

import { aConnection } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { verifyAccount } from './verifyAccount.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const connection = aConnection(scope)
const verify = (integrationId: string, identity?: () => Promise<object>) => {
  const connector = { descriptor: { type: 'scripted', name: 'Scripted' }, read: { identity } }
  const ctx = partialContext({
    connectors: {
      find: () => connector,
      findByIntegrationId: (id: string) => (id === 'id' ? connector : undefined),
    } as never,
    store: { connections: { findByTokenId: async () => connection } },
  })
  return verifyAccount(ctx, scope, { authToken: connection.tokenId, integrationId })
}

test('the identity is read under the integration’s id in any case', async () => {
  const identity = { fullName: 'Anna' }
  expect(await verify('ID', async () => identity)).toEqual({ integrationName: 'Scripted', identity })
})

test('an unknown integration, and one without an identity, are named', async () => {
  await expect(verify('other')).rejects.toMatchObject({ message: expect.stringContaining('integrationId') })
  await expect(verify('id')).rejects.toMatchObject({ message: 'Scripted does not support identity.' })
})
