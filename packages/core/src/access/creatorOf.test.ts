import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { creatorOf } from './creatorOf.ts'

const anna = { id: 'anna', approvesFromMs: 5 }
const ctx = partialContext({
  store: {
    adminKeys: { findCreator: async (_, id) => (id === 'management' ? anna : undefined) },
    members: { findApprovesFrom: async (_, id) => (id === 'ben' ? 7 : undefined) },
  },
})

test.each([
  ['a member', { kind: 'member', id: 'ben' }, { id: 'ben', approvesFromMs: 7 }],
  ['a management key', { kind: 'key', id: 'management' }, anna],
  ['a management key of the command line', { kind: 'key', id: 'operator' }, undefined],
  ['a command', { kind: 'command', id: 'command' }, undefined],
] as const)('the creator of a key that %s creates is a member, if one is known', async (_, actor, creator) => {
  expect(await creatorOf(ctx, { clientId: 'client', environment: 'sandbox' }, actor)).toEqual(creator)
})
