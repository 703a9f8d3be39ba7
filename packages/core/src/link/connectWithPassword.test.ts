import { expect, test } from 'vitest'

import { aSession } from '../testing/linkSession.ts'
import { partialContext } from '../testing/partialContext.ts'
import { connectWithPassword } from './connectWithPassword.ts'

test('an integration that the session does not offer takes no password', async () => {
  const connectors = { list: () => [], find: () => undefined, findByIntegrationId: () => undefined } as never
  const ctx = partialContext({ connectors, store: { subClients: { find: async () => undefined } } })
  const connecting = connectWithPassword(ctx, aSession(), { integrationId: 'unknown', fields: { password: 'secret' } })
  await expect(connecting).rejects.toMatchObject({ message: expect.not.stringContaining('secret') })
})
