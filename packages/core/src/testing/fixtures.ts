import { randomBytes, randomUUID } from 'node:crypto'

import type { Connection } from '../connections/ports.ts'
import type { Scope } from '../kernel/scope.ts'
import { referenceOf } from '../transfers/withdrawalOrder.ts'
import type { OrderRecord } from '../orders/ports.ts'
import type { ChangeReason, Preview, Transfer } from '../transfers/ports.ts'

/** The sandbox's face of Ethereum. */
export const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
export const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
export const anAddress = '0x52908400098527886E0F7030069857D2E4169EE7'

export const aConnection = (scope: Scope, changes: Partial<Connection> = {}): Connection => ({
  id: randomUUID(),
  tokenId: `rti_${randomBytes(32).toString('hex')}`,
  scope,
  userId: 'user-1',
  type: 'scripted',
  upstreamId: randomUUID(),
  accountName: 'Main account',
  refreshToken: `rrt_${randomUUID()}`,
  credentials: { kind: 'oAuth', accessToken: 'access-0', refreshToken: `refresh-${randomUUID()}`, scopes: ['send'] },
  version: 1,
  state: 'active',
  granted: { read: true, withdraw: true, missing: [] },
  createdAtMs: 1_767_000_000_000,
  ...changes,
})

export const aPreview = (connection: Connection, changes: Partial<Preview> = {}): Preview => ({
  id: randomUUID(),
  scope: connection.scope,
  connectionId: connection.id,
  userId: connection.userId,
  type: connection.type,
  symbol: 'USDC',
  networkId: sepolia,
  toAddress: anAddress,
  amount: '12.5',
  fee: '0.5',
  priceUsd: '1',
  transferType: 'deposit',
  isFeeIncluded: false,
  createdAtMs: 1_767_000_000_000,
  expiresAtMs: 1_767_000_030_000,
  ...changes,
})

export const aTransfer = (connection: Connection, changes: Partial<Transfer> = {}): Transfer => {
  const { expiresAtMs: _, ...lasting } = aPreview(connection)
  const id = changes.id ?? lasting.id
  return { ...lasting, id, phase: 'sending', reference: referenceOf(id), sequence: 0, ...changes }
}

/** For tests that are not about the history. */
export const aReason: ChangeReason = { cause: 'requested', atMs: 1_767_000_000_000 }

export const anOrder = (connection: Connection, changes: Partial<OrderRecord> = {}): OrderRecord => {
  const id = changes.id ?? randomUUID()
  return {
    id,
    scope: connection.scope,
    connectionId: connection.id,
    side: 'buy',
    symbol: 'ETH',
    paymentSymbol: 'USD',
    paymentIsFiat: true,
    kind: 'limit',
    amount: '0.5',
    amountIn: 'symbol',
    price: '2000',
    timeInForce: 'goodTillCanceled',
    phase: 'sending',
    reference: id.replaceAll('-', ''),
    createdAtMs: 1_767_000_000_000,
    updatedAtMs: 1_767_000_000_000,
    isAbandoned: false,
    ...changes,
  }
}
