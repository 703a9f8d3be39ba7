import { expect, test } from 'vitest'

import { memberContext } from '../testing/memberContext.ts'
import { removeIdentityProvider } from './removeIdentityProvider.ts'

test('a client without an identity provider has none to remove', async () => {
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  const removing = (isThere: boolean) =>
    removeIdentityProvider(memberContext({ identityProviders: { remove: async () => isThere } }).ctx, scope)
  await expect(removing(false)).rejects.toMatchObject({ type: 'notFound' })
  await removing(true)
})
