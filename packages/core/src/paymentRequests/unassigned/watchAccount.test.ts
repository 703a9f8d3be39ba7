import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../../testing/partialContext.ts'
import { watchAccount } from './watchAccount.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const networkId = networks.find(one => one.networkType === 'ripple' && one.environments.includes('sandbox'))?.id ?? ''
const account = { id: 'source', scope, networkType: 'ripple', kind: 'account', value: 'rShop' }
const payment = (hash: string, tag?: string) => ({
  hash,
  position: 'payment',
  block: 7n,
  to: 'rShop',
  symbol: 'XRP',
  decimals: 6,
  amountBaseUnits: 1n,
  ...(tag === undefined ? {} : { tag }),
})

interface World {
  cursor?: bigint
  begun?: bigint
  final?: bigint
  readTo?: bigint
  tags?: string[]
  accounts?: object[]
  hasNode?: boolean
  isFull?: boolean
}

const watch = async (world: World) => {
  const {
    cursor,
    begun = 1n,
    final = 100n,
    readTo,
    tags = [],
    accounts = [account],
    hasNode = true,
    isFull = false,
  } = world
  const scans: { from: bigint; to: bigint }[] = []
  const kept: string[] = []
  let written: bigint | undefined
  const ctx = partialContext({
    chainDeposits: {
      watches: () => hasNode,
      heads: async () => ({ head: final + 5n, final }),
      blocksAtOnce: () => 50n,
      scan: async (_, { destinations, from, to }) => {
        expect(destinations).toEqual([{ address: 'rShop' }])
        scans.push({ from, to })
        const unread = readTo === undefined ? [] : [{ address: 'rShop', readTo }]
        return { deposits: [payment('untagged'), payment('ordered', '7'), payment('unknown', '8')], unread }
      },
    },
    store: {
      paymentSources: {
        listAccounts: async () => accounts as never,
        accountCursor: async () => (cursor === undefined ? undefined : { block: cursor, begun }),
        setAccountCursor: async (...input) => void (written = input[2]),
        listOwners: async () => [{ scope, address: 'rShop' }],
      },
      paymentRequests: { listWatched: async () => tags.map(addressTag => ({ address: 'rShop', addressTag })) as never },
      unassignedPayments: {
        keep: async (_, payments) => {
          if (isFull) throw new Error('no space left on device')
          kept.push(...payments.map(({ hash }) => hash))
          return []
        },
      },
    },
  })
  const error = (problem: unknown) => String(problem)
  const next = await watchAccount(ctx, scope, { sourceId: 'source', networkId }).catch(error)
  return { next, scans, kept, written }
}

test('an account is read from its own block to the newest final one, with some blocks again, and orders keep their own', async () => {
  const { next, scans, kept, written } = await watch({ cursor: 90n, tags: ['7'] })
  expect(scans).toEqual([{ from: 71n, to: 100n }])
  expect(kept).toEqual(['untagged', 'unknown'])
  expect([next, written]).toEqual([60_000, 100n])
})

test('an account without a watched order is read every ten minutes', async () => {
  expect((await watch({ cursor: 90n })).next).toBe(600_000)
  expect((await watch({ cursor: 90n })).kept).toContain('ordered')
})

test('nothing before the first reading is read', async () => {
  expect((await watch({ cursor: 90n, begun: 85n })).scans).toEqual([{ from: 86n, to: 100n }])
  expect(await watch({})).toMatchObject({ scans: [], written: 100n })
})

test('an account that is far behind takes five readings a minute, and a flooded one continues where it was read to', async () => {
  const far = await watch({ cursor: 10n, final: 1_000n })
  expect(far.scans.map(({ to }) => to)).toEqual([60n, 110n, 160n, 210n, 260n])
  expect([far.next, far.written]).toEqual([60_000, 260n])
  const flooded = await watch({ cursor: 90n, readTo: 92n })
  expect([flooded.next, flooded.written, flooded.scans.length]).toEqual([60_000, 92n, 1])
  expect((await watch({ cursor: 90n, readTo: 75n })).written).toBe(90n)
})

test('an account without a node waits for one, and an account that its client has no more is not read again', async () => {
  expect(await watch({ hasNode: false })).toMatchObject({ next: 600_000, scans: [] })
  expect(await watch({ accounts: [] })).toMatchObject({ next: undefined, scans: [] })
})

test('a reading that cannot be stored is repeated from the same block', async () => {
  const { next, written } = await watch({ cursor: 90n, isFull: true })
  expect([next, written]).toEqual(['Error: no space left on device', undefined])
})
