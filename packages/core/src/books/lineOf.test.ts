import { expect, test } from 'vitest'

import { expectedOf } from './lineOf.ts'

test('only the institution’s fee for the withdrawal is expected in its history', () => {
  const fee = (takenBy: string, purpose: string, amount?: string) => ({ symbol: 'USDC', takenBy, purpose, amount })
  const fees = [
    fee('institution', 'transfer', '1'),
    fee('institution', 'transfer', '0.5'),
    fee('institution', 'conversion', '7'),
    fee('network', 'transfer', '9'),
    fee('institution', 'transfer'),
  ] as unknown as Parameters<typeof expectedOf>[0]['fees']
  expect(expectedOf({ arrives: { symbol: 'USDC', amount: '10' }, fees })).toEqual({ arrives: '10', fee: '1.5' })
  expect(expectedOf({ arrives: { symbol: 'USDC' }, fees: [] })).toEqual({ arrives: '0', fee: '0' })
})
