import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readLinkConfiguration } from './readLinkConfiguration.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const configuration = { id: 'ab' } as never
const ctx = {
  ...partialContext({
    store: { linkConfigurations: { find: async (_, id) => (id === 'ab' ? configuration : undefined) } },
  }),
  nowMs: () => 0,
}

test('a configuration is found by its id in any case', async () => {
  expect(await readLinkConfiguration(ctx, scope, 'AB')).toBe(configuration)
})

test('an unknown configuration is not found', async () => {
  await expect(readLinkConfiguration(ctx, scope, 'cd')).rejects.toMatchObject({ type: 'notFound' })
})
