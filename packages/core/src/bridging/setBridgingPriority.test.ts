import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { setBridgingPriority } from './setBridgingPriority.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const set = (networks: string[]) => {
  const ctx = partialContext({
    store: {
      routes: { setNetworkPriority: async () => undefined },
      routeTables: { forget: () => undefined },
    } as never,
  })
  return setBridgingPriority(ctx, scope, networks)
}

test('a repeated network keeps its first place', async () => {
  const [a, b] = ['eip155:11155111', 'eip155:84532']
  expect(await set([a, b, a])).toEqual([a, b])
})

test('an unknown network is named by its place', async () => {
  await expect(set(['eip155:11155111', 'eip155:1'])).rejects.toMatchObject({ message: /^networks\[1\]: / })
})
