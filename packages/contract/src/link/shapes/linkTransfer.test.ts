import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { LinkTransfer } from './linkTransfer.ts'

const id = '03b2d786-7092-4a6a-9737-d6013e21819b'

test('an unlisted status or step does not leave the server', () => {
  const transfer = {
    transferId: id,
    status: 'pending',
    isUnconfirmed: false,
    steps: [{ name: 'submitted', state: 'done', atMs: 1 }],
    ...{ amount: '1', symbol: 'USDC', networkId: id, networkName: 'n', fromName: 'f', fromAddress: '' },
    ...{ toAddress: 'a', institutionTransactionId: '', receiptUrl: 'https://rialto.example/receipt/1' },
    state: 'pending',
    caseCode: '0ECN-E3W9',
    moneyLine: {
      ...{ state: 'planned', leaves: [], fees: [] },
      ...{ arrives: { symbol: 'USDC', amount: '1' }, credited: { symbol: 'USDC', amount: '1' } },
    },
  }
  expect(Value.Check(LinkTransfer, transfer)).toBe(true)
  expect(Value.Check(LinkTransfer, { ...transfer, status: 'unknown' })).toBe(false)
  expect(Value.Check(LinkTransfer, { ...transfer, steps: [{ name: 'hoped', state: 'done' }] })).toBe(false)
})
