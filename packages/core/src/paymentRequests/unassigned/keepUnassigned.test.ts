import { networks } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { partialContext } from '../../testing/partialContext.ts'
import type { ChainDeposit } from '../ports.ts'
import { keepUnassigned } from './keepUnassigned.ts'

const networkId = networks.find(({ networkType }) => networkType === 'ripple')?.id ?? ''
const deposit = { hash: 'A1', position: 'payment', block: 7n, to: 'rShop', symbol: 'XRP', decimals: 6 }
const scopeOf = (clientId: string) => ({ clientId, environment: 'sandbox' as const })

const keep = async (...deposits: Partial<ChainDeposit>[]) => {
  const kept: object[] = []
  const events: object[] = []
  const asked: unknown[] = []
  const ctx = partialContext({
    store: {
      paymentSources: {
        listOwners: async (...input) => {
          asked.push(input)
          return ['one', 'two'].map(clientId => ({ scope: scopeOf(clientId), address: 'rShop' }))
        },
      },
      unassignedPayments: {
        keep: async ({ clientId }, payments) => {
          kept.push({ clientId, payments })
          return payments.slice(0, 1)
        },
      },
      webhookEndpoints: { list: async () => [{ id: 'endpoint' }] as never },
      webhooks: { insertEvent: async event => void events.push(event) },
      jobs: { enqueue: async () => undefined },
    },
  })
  const all = deposits.map(one => ({ ...deposit, amountBaseUnits: 1_500_000n, ...one }))
  await keepUnassigned(ctx, all, { networkId, final: 7n, nowMs: 9_000 })
  return { kept, asked, events }
}

test('each client whose account was paid keeps the payment with its tag and sender', async () => {
  const { kept, asked } = await keep({ tag: '99', from: 'rPayer' }, { hash: 'B2', to: 'rOther' })
  expect(asked).toEqual([['sandbox', 'ripple', ['rShop', 'rOther']]])
  const payment = {
    hash: 'A1',
    block: 7n,
    amount: '1.5',
    symbol: 'XRP',
    address: 'rShop',
    tag: '99',
    fromAddress: 'rPayer',
  }
  expect(kept).toMatchObject(['one', 'two'].map(clientId => ({ clientId, payments: [{ ...payment, networkId }] })))
})

test('payments without an amount, and those that are not final, are not kept', async () => {
  expect(await keep({ amountBaseUnits: 0n }, { block: 8n })).toEqual({ kept: [], asked: [], events: [] })
})

test('a long memo is cut', async () => {
  const { kept } = await keep({ tag: 'x'.repeat(1_000) })
  expect(kept).toMatchObject([{ payments: [{ tag: 'x'.repeat(100) }] }, {}])
})

test('a payment that is new and kept is reported to its client, with every field of the list', async () => {
  const { events } = await keep({ tag: '99', from: 'rPayer' }, { hash: 'B2' })
  expect(events).toHaveLength(2)
  expect(events[0]).toMatchObject({
    scope: scopeOf('one'),
    type: 'unassignedPayment.found',
    body: {
      TxHash: 'A1',
      NetworkId: networkId,
      Token: 'XRP',
      Amount: 1.5,
      AmountDecimal: '1.5',
      Address: 'rShop',
      AddressTag: '99',
      FromAddress: 'rPayer',
      SeenTimestamp: 9,
    },
  })
})
