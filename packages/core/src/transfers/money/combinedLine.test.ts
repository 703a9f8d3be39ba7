import { expect, test } from 'vitest'

import { aConnection, aTransfer } from '../../testing/fixtures.ts'
import type { Transfer } from '../ports.ts'
import { lineOfCombined } from './combinedLine.ts'

const connection = aConnection({ clientId: 'client', environment: 'sandbox' })
const combined = aTransfer(connection, { symbol: 'USDC', amount: '10', fee: '2', priceUsd: '1', isCombined: true })
const part = (changes: Partial<Transfer>) =>
  aTransfer(connection, { symbol: 'USDC', priceUsd: '1', amount: '6', fee: '1', partOf: combined.id, ...changes })

test('a combined transfer without a live part has the money line of its preview', () => {
  const { leaves, arrives } = lineOfCombined(combined, [part({ phase: 'failed' })])
  expect([leaves[0]?.amount, arrives.amount]).toEqual(['12', '10'])
})

test('the amount that no part pays is missing, and leaves no account', () => {
  const { leaves, arrives, missing } = lineOfCombined(combined, [part({ phase: 'accepted' })])
  expect([leaves[0]?.amount, arrives.amount, missing?.amount]).toEqual(['7', '6', '4'])
})
