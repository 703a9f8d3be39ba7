import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { removeLinkConfiguration } from './removeLinkConfiguration.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const removed: string[] = []
const remove = async (_: object, id: string) => id === 'ab' && removed.push(id) > 0
const ctx = { ...partialContext({ store: { linkConfigurations: { remove } } }), nowMs: () => 0 }

test('a configuration is removed by its id in any case', async () => {
  await removeLinkConfiguration(ctx, scope, 'AB')
  expect(removed).toEqual(['ab'])
})

test('the removal of an unknown configuration is an error', async () => {
  await expect(removeLinkConfiguration(ctx, scope, 'cd')).rejects.toMatchObject({ type: 'notFound' })
})
