import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { settleFacilitated, verifyFacilitated } from './facilitate.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const terms = { payTo: '0xAB', value: 5n, token: '0xCD', networkId: 'network', timeoutSeconds: 300 }
const authorization = { networkId: 'network', token: '0xcd', to: '0xab', value: 5n, from: '0x1', validBefore: 900n }

const contextWith = (isFacilitated: boolean, known?: object) =>
  partialContext({
    relaying: { relays: () => true, head: async () => ({ nextSeconds: 0n }), findFault: async () => 'used' } as never,
    store: {
      screening: { mode: async () => 'off' } as never,
      relays: {
        limits: async () => ({ isFacilitated }) as never,
        findByAuthorization: async () => known as never,
      },
    },
  })
const verify = (changes: object, isFacilitated = true) =>
  verifyFacilitated(contextWith(isFacilitated), scope, {
    authorization: { ...authorization, ...changes } as never,
    terms,
  })

test.each<[string, object, string]>([
  ['another network', { networkId: 'another' }, 'wrongNetwork'],
  ['another token', { token: '0xee' }, 'wrongToken'],
  ['another recipient', { to: '0xee' }, 'wrongRecipient'],
  ['a lower value', { value: 4n }, 'wrongValue'],
  ['a higher value', { value: 6n }, 'wrongValue'],
  ['too long a validity', { validBefore: 100_000n }, 'validTooLong'],
])('a signature with %s does not fit the terms', async (_, changes, reason) => {
  expect(await verify(changes)).toBe(reason)
})

test('addresses are compared in any case, and then the chain’s own fault counts', async () => {
  expect(await verify({})).toBe('used')
})

test('a client that the operator does not allow is not served', async () => {
  expect(await verify({}, false)).toBe('notOffered')
})

test('a signature that pays an order is not settled for a facilitator', async () => {
  const input = { authorization: authorization as never, terms }
  expect(await settleFacilitated(contextWith(true, { purpose: 'order' }), scope, input)).toEqual({
    kind: 'rejected',
    reason: 'used',
  })
})
