import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { createProvisioningToken } from './createProvisioningToken.ts'

const create = async (isSet: boolean) => {
  const stored: { hash: Uint8Array }[] = []
  const { ids, store, environment } = partialContext({
    store: {
      provisioning: { setToken: async (_: unknown, token: { hash: Uint8Array }) => stored.push(token) > 0 && isSet },
    },
  } as never)
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  return { token: await createProvisioningToken({ ids, store, environment, nowMs: () => 0 }, scope), stored, ids }
}

test('only the digest of a token is stored', async () => {
  const { token, stored, ids } = await create(true)
  expect(token).toMatch(/^rscim_[0-9a-f]{64}$/)
  expect(stored[0]?.hash).toEqual(ids.sha256(token))
})

test('a client without an identity provider gets no token', async () => {
  await expect(create(false)).rejects.toMatchObject({ type: 'notFound' })
})
