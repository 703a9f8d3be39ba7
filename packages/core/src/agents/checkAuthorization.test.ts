import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { RelayRefusedError } from '../relayer/relayRefusedError.ts'
import { checkAuthorization, refusalOf } from './checkAuthorization.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const check = (validBefore: bigint, fault?: string) => {
  const ctx = partialContext({
    relaying: { head: async () => ({ nextSeconds: 1_000n }), findFault: async () => fault } as never,
    store: { screening: { mode: async () => 'off' } as never },
  })
  const authorization = { from: '0x1', networkId: 'network', validBefore } as never
  return checkAuthorization(ctx, scope, authorization, 300)
}

test('a signature may be valid for the time to pay and ten minutes more', async () => {
  expect(await check(1_900n)).toBeUndefined()
  expect(await check(1_901n)).toBe('validTooLong')
})

test('a fault that the chain finds is the reason', async () => {
  expect(await check(1_900n, 'used')).toBe('used')
})

test('a relayer that is off offers nothing, and every other refusal names its limit', () => {
  expect(refusalOf(new RelayRefusedError('off'))).toBe('notOffered')
  expect(refusalOf(new RelayRefusedError('perDay'))).toBe('perDay')
  expect(refusalOf(new Error('off'))).toBeUndefined()
})
