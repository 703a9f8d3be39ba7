import { expect, test } from 'vitest'

import type { SignedLinks } from '../kernel/signedLinks.ts'
import { aConnection, aTransfer } from '../testing/fixtures.ts'
import { manualClock } from '../testing/manualClock.ts'
import { partialContext } from '../testing/partialContext.ts'
import { readReceipt } from './readReceipt.ts'
import { receiptUrl } from '../transfers/receiptUrl.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const clock = manualClock()
const transfer = aTransfer(aConnection(scope), { createdAtMs: clock.nowMs() })
const signature = 's'.repeat(43)
const signedLinks: SignedLinks = {
  sign: () => signature,
  verify: (purpose, _, presented) => purpose === 'receipt' && presented === signature,
}
const ctx = partialContext({
  clock,
  signedLinks,
  store: {
    transfers: {
      findScope: async (_, id) => (id === transfer.id ? scope : undefined),
      find: async () => transfer,
    },
    clients: { find: async () => ({ name: 'Example Shop' }) as never },
  },
})
const token = receiptUrl(ctx, transfer).split('/').at(-1) ?? ''

test('the address of a receipt is the same each time, and it shows the client and the transfer', async () => {
  clock.advance(1_000)
  expect(receiptUrl(ctx, transfer)).toBe(`https://rialto.example/receipt/${token}`)
  expect(await readReceipt(ctx, token)).toMatchObject({
    client: { name: 'Example Shop' },
    transfer: { id: transfer.id },
  })
})

test('an expired link states when it ended, and nothing about the transfer or its client', async () => {
  clock.advance(ctx.settings.receiptTtlMs)
  expect(await readReceipt(ctx, token)).toEqual({
    endsAtMs: transfer.createdAtMs + ctx.settings.receiptTtlMs,
    client: { name: '' },
  })
})

test('a link that was not signed here and one to a transfer that is gone are answered alike', async () => {
  const gone = receiptUrl(ctx, { ...transfer, id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d' })
  for (const other of ['', 'nonsense', `${token.slice(0, -1)}x`, gone.split('/').at(-1) ?? ''])
    await expect(readReceipt(ctx, other)).rejects.toMatchObject({ type: 'notFound' })
})
