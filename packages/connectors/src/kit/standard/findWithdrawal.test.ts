import type { OrderIdentity } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import { gateIoDescriptor } from '../../exchanges/gateIo/descriptor.ts'
import { gateIoErrors } from '../../exchanges/gateIo/errors.ts'
import { gateIoSigning, gateIoStandard } from '../../exchanges/gateIo/exchange.ts'
import { recipient } from '../../testing/ccxtOrders.ts'
import { bareReference, ethereum, reference } from '../../testing/describeCcxtExchange.ts'
import { defineExchange } from '../defineExchange.ts'
import { ccxtSigner } from '../signing/ccxt/ccxtSigner.ts'
import { cannedEgress } from '../testing/cannedEgress.ts'
import type { OddRow, SentRecord } from './standardExchange.ts'
import { standardOperations } from './standardOperations.ts'

const sinceMs = 1_760_000_000_000
const order: OrderIdentity = { reference, symbol: 'USDC', networkId: ethereum, address: recipient, amount: '12.5' }
const row: SentRecord = {
  id: 'w1',
  symbol: 'usdc',
  amount: '12.5',
  address: recipient.toUpperCase().replace('0X', '0x'),
  status: 'DONE',
  createdMs: sinceMs,
}

const { withdrawals } = gateIoStandard
if (withdrawals === undefined) throw new Error('Gate sends')

const find = (
  rows: readonly (SentRecord | OddRow)[],
  more: { upstreamId?: string; claimed?: ReadonlySet<string> } = {},
) => {
  const gate = defineExchange({
    descriptor: gateIoDescriptor,
    signer: ccxtSigner('gate', gateIoSigning),
    errors: gateIoErrors,
    ...standardOperations({
      ...gateIoStandard,
      withdrawals: { ...withdrawals, policy: { ...withdrawals.policy, address: 'sometimes' }, sent: async () => rows },
    }),
  })
  const clock = { nowMs: () => sinceMs, sleep: async () => undefined }
  const connector = gate({ egress: cannedEgress({}).egress, clock, environment: 'production' })
  return connector.withdraw.find({ kind: 'apiKey', key: 'k', secret: 's' }, { order, sinceMs, ...more })
}

describe('a withdrawal of a ccxt-signed exchange is found', () => {
  test.each<[string, Partial<SentRecord>]>([
    ['as it stands', {}],
    ['with the fee in its amount', { amount: '13.5', fee: '1' }],
    ['with the fee taken out of its amount', { amount: '11.5', fee: '1' }],
    ['where its record names no address', { address: null }],
    ['under a network name that nobody knows', { network: 'ETHEREUM_V2' }],
    ['by our reference, whatever else it says', { reference: bareReference, amount: '99' }],
  ])('%s', async (_name, change) => {
    expect(await find([{ ...row, ...change }])).toMatchObject({ upstreamId: 'w1', status: 'succeeded' })
  })

  test.each<[string, Partial<SentRecord>]>([
    ['of another amount', { amount: '12.6' }],
    ['to another address', { address: '0x00000000000000000000000000000000000000a1' }],
    ['on another network that we know', { network: 'TRX' }],
    ['from before the order', { createdMs: sinceMs - 600_000 }],
    ['of another tag', { tag: '77' }],
    ['with another’s reference', { reference: 'another' }],
  ])('but never one %s', async (_name, change) => {
    // If the record has a tag and the order has none, the destination differs.
    expect(await find([{ ...row, ...change }])).toBeUndefined()
  })

  test('but never one of another transfer', async () => {
    expect(await find([row], { claimed: new Set(['w1']) })).toBeUndefined()
    expect(await find([row], { claimed: new Set(['w1']), upstreamId: 'w1' })).toMatchObject({ upstreamId: 'w1' })
  })

  test('and of several, the one that moved money counts', async () => {
    const rows = [{ ...row, id: 'w2', status: 'CANCEL' }, row, { ...row, id: 'w3', status: 'NOBODY_KNOWS' }]
    expect(await find(rows)).toMatchObject({ upstreamId: 'w1', status: 'succeeded' })
    expect(await find(rows.filter(({ id }) => id !== 'w1'))).toMatchObject({ upstreamId: 'w3', status: 'pending' })
  })

  test('and a record of another coin is another withdrawal', async () => {
    expect(await find([{ ...row, symbol: 'USDT' }])).toBeUndefined()
    expect(await find([{ ...row, symbol: 'USDT' }, row])).toMatchObject({ upstreamId: 'w1' })
  })

  test('even if a row next to it cannot be read', async () => {
    expect(await find([{ odd: { address: recipient, amount: null } }, row])).toMatchObject({ upstreamId: 'w1' })
  })

  test('and an invalid row without a sign of the order leaves it not found, one with a sign leaves it open', async () => {
    expect(await find([{ odd: { id: 'w7', coin: 'BTC', amount: null } }])).toBeUndefined()
    for (const odd of [{ to: recipient }, { size: '12.5' }, { orderId: bareReference }, { note: reference }])
      await expect(find([{ odd }])).rejects.toMatchObject({ kind: 'malformed' })
  })
})
