import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { noteRefusal } from './noteRefusal.ts'

test('a refusal is kept with its payer and its reason, and without the signature', async () => {
  const noted: unknown[] = []
  const ctx = partialContext({
    store: { relays: { noteRefusal: async (...all: unknown[]) => void noted.push(all) } as never },
  })
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  const authorization = { networkId: 'network', from: '0x1', signature: 'secret' }
  await noteRefusal(ctx, scope, { purpose: 'facilitator', authorization, reason: 'perDay' })
  const refusal = { networkId: 'network', purpose: 'facilitator', from: '0x1', reason: 'perDay' }
  expect(noted).toEqual([[scope, refusal, ctx.clock.nowMs()]])
})

test('the payer gets the reason where it cannot be kept', async () => {
  const full = async () => Promise.reject(new Error('no space left on device'))
  const ctx = partialContext({ store: { relays: { noteRefusal: full } as never } })
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  const authorization = { networkId: 'network', from: '0x1' }
  await expect(
    noteRefusal(ctx, scope, { purpose: 'facilitator', authorization, reason: 'perDay' }),
  ).resolves.toBeUndefined()
})
