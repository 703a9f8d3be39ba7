import { expect, test } from 'vitest'

import { anOperation } from '../testing/scriptedBridge.ts'
import { isChainReadDue, issueOf, unrecorded } from './misdirected.ts'
import { newBridgedTransfer } from './newBridgedTransfer.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import type { BridgingAddress } from './ports.ts'

const minute = 60_000
const address: BridgingAddress = {
  id: 'address',
  scope: { clientId: 'client', environment: 'sandbox' },
  userId: 'user-1',
  transactionId: 'order-1',
  transferId: 'tracking',
  origin: { network: 'eip155:11155111', asset: 'USDC' },
  destination: { network: 'eip155:84532', asset: 'USDC', address: '0x1' },
  minimumAmount: '20',
  issued: { address: '0x2', reference: 'r', warnings: [], provider: 'relay', issuedAtMs: 0 },
  createdAtMs: 0,
}
const transfer = (changes: Partial<BridgedTransfer> = {}): BridgedTransfer => ({
  ...newBridgedTransfer(address, { id: 'other', nowMs: 0 }),
  ...changes,
})
const onBase = { network: 'eip155:84532', asset: 'USDC', amount: '30' }
const paidOnBase = { paidInOn: 'eip155:84532', otherPaidIn: { asset: 'USDC', amount: '30' } }
const left = (given: { transfers?: BridgedTransfer[]; operations?: ReturnType<typeof anOperation>[] }) =>
  unrecorded([onBase], { address, transfers: [], operations: [], ...given })

test('the chains are read soon after an address is shown, then after ever longer pauses, about two hundred times in forty days', () => {
  let reads = 0
  let chainsReadAtMs: number | undefined
  for (let nowMs = 0; nowMs <= 40 * 24 * 60 * minute; nowMs += 20_000) {
    if (!isChainReadDue({ ...address, ...(chainsReadAtMs === undefined ? {} : { chainsReadAtMs }) }, nowMs)) continue
    reads += 1
    chainsReadAtMs = nowMs
    if (reads === 1) expect(nowMs).toBe(20_000)
  }
  expect(reads).toBeGreaterThan(150)
  expect(reads).toBeLessThan(250)
})

test('coins are recorded once, whichever source reports them first', () => {
  expect(left({})).toEqual([onBase])
  expect(left({ operations: [anOperation(paidOnBase)] })).toEqual([])
  expect(left({ transfers: [transfer({ ...paidOnBase, recovery: 'requested' })] })).toEqual([])
  // The earlier coins were refunded: those at the address arrived afterwards.
  expect(left({ operations: [anOperation({ ...paidOnBase, status: 'refunded' })] })).toEqual([onBase])
})

test('only coins that arrived since the last read are new, and earlier ones stay recorded', () => {
  const settled = transfer({
    ...paidOnBase,
    otherPaidIn: { asset: 'USDC', amount: '12' },
    recovery: 'held',
    phase: 'failed',
  })
  const failed = anOperation({ ...paidOnBase, otherPaidIn: { asset: 'USDC', amount: '18' }, status: 'failed' })
  expect(left({ transfers: [settled] })).toEqual([{ ...onBase, amount: '18' }])
  expect(left({ transfers: [settled], operations: [failed] })).toEqual([])
})

test.each<[BridgedTransfer['issue'], Partial<BridgedTransfer>, Partial<BridgingAddress>]>([
  ['wrongNetwork', paidOnBase, {}],
  ['wrongAsset', { otherPaidIn: { asset: 'USDT', amount: '30' } }, {}],
  ['belowMinimum', { paidInAmount: '19.99' }, {}],
  ['late', { paidInAmount: '20' }, { closedAtMs: 9 }],
  ['late', { paidInAmount: '20', issue: 'late' }, { closedAtMs: 9, firstSeenAtMs: 10 }],
  ['repeated', { paidInAmount: '20' }, { closedAtMs: 9, firstSeenAtMs: 8 }],
  ['repeated', { paidInAmount: '20' }, { firstSeenAtMs: 8 }],
  [undefined, { id: 'tracking', paidInAmount: '20' }, {}],
])('what is unusual about a pay-in: %s', (issue, paidIn, at) => {
  expect(issueOf(transfer(paidIn), { ...address, ...at })).toBe(issue)
})
