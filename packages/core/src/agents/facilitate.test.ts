import { expect, test } from 'vitest'

import { anAddress, baseSepolia, sepolia } from '../testing/fixtures.ts'
import { partialContext } from '../testing/partialContext.ts'
import { settleFacilitated, verifyFacilitated } from './facilitate.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const token = `0x${'cd'.repeat(20)}`
const another = `0x${'ee'.repeat(20)}`
const terms = { payTo: anAddress, value: 5n, token, networkId: sepolia, timeoutSeconds: 300 }
const authorization = {
  ...{ networkId: sepolia, token: token.toUpperCase().replace('0X', '0x'), to: anAddress.toLowerCase() },
  ...{ value: 5n, from: another, validBefore: 900n },
}

const contextWith = (isFacilitated: boolean, known?: object) =>
  partialContext({
    relaying: { relays: () => true, head: async () => ({ nextSeconds: 0n }), findFault: async () => 'used' } as never,
    store: {
      screening: { mode: async () => 'off' } as never,
      relays: {
        limits: async () => ({ isFacilitated }) as never,
        findByAuthorization: async () => known as never,
        noteRefusal: async () => undefined,
      },
    },
  })
const verify = (changes: object, isFacilitated = true) =>
  verifyFacilitated(contextWith(isFacilitated), scope, {
    authorization: { ...authorization, ...changes } as never,
    terms,
  })

test.each<[string, object, string]>([
  ['another network', { networkId: baseSepolia }, 'wrongNetwork'],
  ['another token', { token: another }, 'wrongToken'],
  ['another recipient', { to: another }, 'wrongRecipient'],
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
  expect(await settleFacilitated(contextWith(true, { purpose: 'order' }), scope, input, 'call')).toEqual({
    kind: 'rejected',
    reason: 'used',
  })
})

test.each<[string, object, object, string]>([
  ['under other bytes', { data: '0x02' }, {}, 'used'],
  ['for another contract', { to: another }, {}, 'used'],
  ['for a higher price', {}, { value: 6n }, 'wrongValue'],
  ['for another recipient', {}, { payTo: another }, 'wrongRecipient'],
])('a payment that was sent before is not settled %s', async (_, call, changes, reason) => {
  const known = { purpose: 'facilitator', call: { to: token, data: '0x01', ...call } }
  const ctx = contextWith(true, known)
  const relaying = { ...ctx.relaying, callOf: () => ({ to: token, data: '0x01' }) }
  const input = { authorization: authorization as never, terms: { ...terms, ...changes } }
  expect(await settleFacilitated({ ...ctx, relaying }, scope, input, 'call')).toEqual({ kind: 'rejected', reason })
})
