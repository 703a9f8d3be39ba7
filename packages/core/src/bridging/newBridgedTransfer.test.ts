import { findNetworkByCaip2 } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { newBridgedTransfer } from './newBridgedTransfer.ts'
import type { BridgingAddress } from './ports.ts'

const address: BridgingAddress = {
  id: 'address-1',
  scope: { clientId: 'client', environment: 'production' },
  userId: 'user-1',
  transactionId: 'order-1',
  transferId: 'transfer-1',
  origin: { network: 'eip155:1', asset: 'ETH' },
  destination: { network: 'eip155:8453', asset: 'USDC', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
  createdAtMs: 1_000,
}

test('a new transfer is of the payout’s asset and network, has moved nothing and has reported nothing', () => {
  const transfer = newBridgedTransfer(address, { id: 'transfer-1', nowMs: 5_000 })
  expect(transfer).toMatchObject({
    clientTransactionId: 'order-1',
    symbol: 'USDC',
    networkId: findNetworkByCaip2('eip155:8453')?.id,
    toAddress: address.destination.address,
    amount: '0',
    phase: 'accepted',
    step: 'registeredInProvider',
    sequence: 0,
  })
  expect(transfer).not.toHaveProperty('reported')
  expect(transfer).not.toHaveProperty('hash')
})

test('the timeline begins with the request for the address, and continues when it was issued, or now', () => {
  const timelineAt = (changes: Partial<BridgingAddress>) =>
    newBridgedTransfer({ ...address, ...changes }, { id: 't', nowMs: 5_000 }).timeline.map(({ atMs }) => atMs)
  const issued = { address: '0x1', reference: 'r', warnings: [], provider: 'p', issuedAtMs: 3_000 }
  expect(timelineAt({ issued })).toEqual([1_000, 3_000])
  expect(timelineAt({})).toEqual([1_000, 5_000])
})

test('an address of a Link session has the client’s id of the payment, never the session’s own', () => {
  const idOf = (link: BridgingAddress['link']) =>
    newBridgedTransfer({ ...address, ...(link && { link }) }, { id: 't', nowMs: 0 }).clientTransactionId
  expect(idOf({ sessionId: 's', clientTransactionId: 'basket-7' })).toBe('basket-7')
  expect(idOf({ sessionId: 's' })).toBeUndefined()
})
