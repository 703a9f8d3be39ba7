import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { creatorOf } from './creatorOf.ts'

const ctx = partialContext({
  store: { adminKeys: { findCreator: async (_, id) => (id === 'management' ? 'anna' : undefined) } },
})

test.each([
  ['a member', { kind: 'member', id: 'ben' }, 'ben'],
  ['a management key', { kind: 'key', id: 'management' }, 'anna'],
  ['a management key of the command line', { kind: 'key', id: 'operator' }, undefined],
  ['a command', { kind: 'command', id: 'command' }, undefined],
] as const)('the creator of a key that %s creates is a member, if one is known', async (_, actor, creator) => {
  expect(await creatorOf(ctx, { clientId: 'client', environment: 'sandbox' }, actor)).toBe(creator)
})
