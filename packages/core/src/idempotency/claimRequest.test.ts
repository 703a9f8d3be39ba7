import { idempotencyKeyTtlMs } from '@rialto/contract'
import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { claimRequest } from './claimRequest.ts'
import type { IdempotencyRepository } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const request = { caller: 'member:1', key: 'key-1', fingerprint: 'f1', movesMoney: true }
const answer = { status: 201, contentType: 'application/json', body: '{}' }
type Claim = Parameters<IdempotencyRepository['claim']>[1]

const claim = async (
  held: Awaited<ReturnType<IdempotencyRepository['claim']>>,
  changes: Partial<typeof request> = {},
) => {
  const claims: Claim[] = []
  const ctx = partialContext({
    store: {
      idempotency: {
        claim: async (_, one) => {
          claims.push(one)
          return held
        },
      },
    },
  })
  const result = await claimRequest(ctx, scope, { ...request, ...changes }).catch((error: unknown) => error)
  return { result, claim: claims[0], nowMs: ctx.clock.nowMs() }
}

test('the first request claims the key, which is stored as its digest until its expiry', async () => {
  const { result, claim: made, nowMs } = await claim({ claimed: true })
  expect(result).toEqual({ claimId: made?.id })
  expect(made?.expiresAtMs).toBe(nowMs + idempotencyKeyTtlMs)
  expect(JSON.stringify(made)).not.toContain('key-1')
})

test('a repeated request gets the first response, and another request with its key never does', async () => {
  expect((await claim({ claimed: false, fingerprint: 'f1', answer })).result).toEqual({ answer })
  expect((await claim({ claimed: false, fingerprint: 'f2', answer })).result).toMatchObject({
    type: 'idempotencyKeyReused',
  })
})

test('a repeated request has to wait while the first is in progress', async () => {
  expect((await claim({ claimed: false, fingerprint: 'f1' })).result).toMatchObject({
    type: 'idempotencyKeyInUse',
    retryAfterMs: 1_000,
  })
})

test('the key of an interrupted request is free after a while, and never before the end of one that may have moved money', async () => {
  expect((await claim({ claimed: true })).claim?.lapsesAtMs).toBeUndefined()
  const { claim: read, nowMs } = await claim({ claimed: true }, { movesMoney: false })
  expect(read?.lapsesAtMs).toBe(nowMs + 5 * 60_000)
})

test('the same key of two callers is two keys', async () => {
  const [one, same, other] = [
    await claim({ claimed: true }),
    await claim({ claimed: true }),
    await claim({ claimed: true }, { caller: 'member:2' }),
  ]
  expect(same.claim?.keyHash).toEqual(one.claim?.keyHash)
  expect(other.claim?.keyHash).not.toEqual(one.claim?.keyHash)
})
