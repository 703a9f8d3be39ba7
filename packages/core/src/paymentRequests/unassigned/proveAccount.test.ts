import { expect, test } from 'vitest'

import type { ChainConfirmation } from '../../chains/ports.ts'
import { partialContext } from '../../testing/partialContext.ts'
import { proveAccount } from './proveAccount.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const id = '00000000-0000-4000-8000-000000000063'
const own = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
const account = { id, scope, networkType: 'ripple', kind: 'account', value: own, confirmedAtMs: 1 }

interface World {
  source?: object | undefined
  begun?: bigint | undefined
  /** Drops that the transaction delivers. */
  paid?: bigint
  from?: string
  block?: bigint
  outcome?: ChainConfirmation
}

const prove = async ({ source = account, begun = 5n, paid = 100n, from = own, block = 6n, outcome }: World) => {
  const proven: unknown[] = []
  const ctx = partialContext({
    chains: {
      watches: () => true,
      confirm: async ({ amountBaseUnits }) =>
        outcome ??
        (paid >= amountBaseUnits
          ? { kind: 'confirmed', confirmations: 1, fromAddress: from, block }
          : { kind: 'mismatched', arrivedBaseUnits: paid, message: 'less' }),
    },
    store: {
      paymentSources: {
        list: async () => [source] as never,
        accountCursor: async () => (begun < 0n ? undefined : { block: 9n, begun }),
        prove: async (...input) => void proven.push(input),
        use: async () => ({ issued: 0, unpaidInARow: 0 }),
        listOwners: async () => [],
      },
    },
  })
  const view = await proveAccount(ctx, scope, { id, txHash: 'A'.repeat(64), toAddress: 'rOther' })
  return { proven, view }
}

test('the exact amount from the account, after its first reading, proves it', async () => {
  const { proven, view } = await prove({})
  expect(proven).toEqual([[scope, id, expect.any(Number)]])
  expect(view).toMatchObject({ id, provenAtMs: expect.any(Number) })
})

test.each([
  ['a larger payment, which may be a withdrawal of somebody else', { paid: 101n }],
  ['a smaller payment', { paid: 99n }],
  ['a payment from another account', { from: 'rrrrrrrrrrrrrrrrrrrrBZbvji' }],
  ['a payment before the first reading', { block: 5n }],
  ['a transaction that is not final', { outcome: { kind: 'pending', confirmations: 0 } as const }],
  ['an unknown transaction', { outcome: { kind: 'unknown' } as const }],
])('%s proves nothing', async (_, world: World) => {
  await expect(prove(world)).rejects.toMatchObject({ type: 'invalidField' })
})

test('an account that was not confirmed is not found, and one that was not read waits', async () => {
  await expect(prove({ source: { ...account, confirmedAtMs: undefined } })).rejects.toMatchObject({ type: 'notFound' })
  await expect(prove({ source: { ...account, kind: 'extendedKey' } })).rejects.toMatchObject({ type: 'notFound' })
  await expect(prove({ begun: -1n })).rejects.toMatchObject({ type: 'conflict' })
})
