import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { createManagementKey } from './createManagementKey.ts'

test.each([
  ['sandbox', /^amk_sandbox_[0-9a-f]{64}$/],
  ['production', /^amk_live_[0-9a-f]{64}$/],
] as const)('a key of %s says so, and only its digest is stored', async (environment, form) => {
  const stored: object[] = []
  const ctx = partialContext({
    environment,
    store: { clients: { find: async () => undefined }, adminKeys: { insert: async (_, key) => void stored.push(key) } },
  })
  const { id, secret } = await createManagementKey(ctx, { clientId: 'client', environment }, 'Backend')
  expect(secret).toMatch(form)
  expect(stored).toMatchObject([{ id, label: 'Backend', secretHash: ctx.ids.sha256(secret) }])
  expect(JSON.stringify(stored)).not.toContain(secret)
})
