import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { handleProviderWebhook } from './handleProviderWebhook.ts'
import type { BridgeProvider } from './ports.ts'

const handle = async (parsed: object | undefined) => {
  const jobs: unknown[] = []
  const scope = { clientId: 'client', environment: 'sandbox' }
  const ctx = partialContext({
    store: {
      bridgingAddresses: { findByProviderWebhook: async () => [{ id: 'a', scope }] },
      jobs: { enqueue: async (job: unknown) => void jobs.push(job) },
    } as never,
  })
  const provider = { name: 'relay', parseProviderWebhook: () => parsed } as unknown as BridgeProvider
  return { isTaken: await handleProviderWebhook(ctx, provider, { headers: {}, rawBody: '' }), jobs }
}

test('a message about an address brings its next read forward', async () => {
  expect(await handle({ address: '0x1' })).toMatchObject({ isTaken: true, jobs: [{ key: 'a' }] })
})

test('a message about nothing is acknowledged, and one of another sender is not', async () => {
  expect(await handle({})).toEqual({ isTaken: true, jobs: [] })
  expect(await handle(undefined)).toEqual({ isTaken: false, jobs: [] })
})
