import { expect, test } from 'vitest'

import { endpointIdOf, eventTypesOf } from './clientScope.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const idOf = (listed: readonly string[], positionals: readonly string[] = []) => {
  const ctx = { store: { webhookEndpoints: { list: async () => listed.map(id => ({ id })) } } }
  return endpointIdOf(ctx as never, scope, { positionals } as never)
}

test('the only endpoint of a client need not be named', async () => {
  expect(await idOf(['E1'])).toBe('E1')
  expect(await idOf(['E1', 'E2'], ['E2'])).toBe('E2')
})

test('without an endpoint or with several, the error names the next command', async () => {
  await expect(idOf([])).rejects.toThrow('rialto webhooks set')
  await expect(idOf(['E1', 'E2'])).rejects.toThrow('rialto webhooks list')
})

test('no event types mean every type', () => {
  const typesOf = (types: string[]) => eventTypesOf({ all: () => types } as never)
  expect([typesOf([]), typesOf(['transfer.failed'])]).toEqual([undefined, ['transfer.failed']])
})
