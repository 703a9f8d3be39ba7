import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { sepolia } from '../testing/fixtures.ts'
import { buildBackupCatalog } from './buildBackupCatalog.ts'

test('the public catalog names clients by digests, and leaves out unknown networks', async () => {
  const ctx = partialContext({
    store: {
      routes: {
        listOrigins: async () =>
          [
            { clientId: 'client', network: 'eip155:11155111', asset: 'usdc' },
            { clientId: 'client', network: 'eip155:999999', asset: 'usdc' },
          ] as never,
      },
    },
  })
  const text = JSON.stringify(await buildBackupCatalog(ctx, {}))
  expect(text).not.toContain('"client"')
  expect(text).toContain(Buffer.from(ctx.ids.sha256('client')).toString('hex'))
  expect(text).toContain(sepolia)
})
