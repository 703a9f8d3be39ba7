import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { replaceRelay } from './replaceRelay.ts'
import type { Relay } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const replace = async ({ waitedMs = 30_000, perDay = 1_000n, relayer = '0xrelayer' }) => {
  const sent: string[] = []
  const updated: Relay[] = []
  const ctx = partialContext()
  const nowMs = ctx.clock.nowMs()
  const attempt = { hash: '0x1', raw: 'first', maxFee: 8n, priorityFee: 1n, sentAtMs: nowMs - waitedMs }
  const relay = {
    ...{ id: 'relay', scope, networkId: 'network', relayer: '0xrelayer', nonce: 7n, gas: 10n, reserved: 80n },
    ...{ attempts: [attempt], createdAtMs: nowMs },
  } as unknown as Relay
  const relays = {
    key: async () => ({ address: relayer, key: 'key' }),
    limitsForUpdate: async () => ({ perTransaction: 1_000n, perDay }),
    findForUpdate: async () => relay,
    spent: async () => 80n,
    update: async (next: Relay) => void updated.push(next),
  }
  const relaying = {
    fees: async () => ({ maxFee: 5n, priorityFee: 3n }),
    sign: async () => ({ hash: '0x2', raw: 'second' }),
    send: async (_: string, raw: string) => void sent.push(raw),
  }
  const context = partialContext({ clock: ctx.clock, relaying: relaying as never, store: { relays: relays as never } })
  await replaceRelay(context, relay)
  return { sent, updated }
}

test('after half a minute the same nonce is signed again, an eighth above its last fee or at the present one', async () => {
  const { sent, updated } = await replace({})
  expect(sent).toEqual(['second'])
  expect(updated[0]?.attempts[1]).toMatchObject({ maxFee: 10n, priorityFee: 3n })
  expect(updated[0]?.reserved).toBe(100n)
})

test.each([
  ['before that', { waitedMs: 29_999 }],
  ['above the limit of the day', { perDay: 99n }],
  ['with another account’s key', { relayer: '0xanother' }],
])('%s the signed bytes are handed to the node again', async (_, given) => {
  expect(await replace(given)).toEqual({ sent: ['first'], updated: [] })
})
