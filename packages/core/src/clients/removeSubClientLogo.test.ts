import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { removeSubClientLogo } from './removeSubClientLogo.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test('the logo of an unknown sub-client is not found', async () => {
  const ctx = partialContext({ store: { subClients: { removeLogo: async () => false } } })
  await expect(removeSubClientLogo(ctx, scope, 'id')).rejects.toMatchObject({ type: 'notFound' })
})
