import { expect, test } from 'vitest'
import { aBridge, aPayIn, aPayment, aRequest } from '../testing/aBridge.ts'
import { hashesOf } from './hashesOf.ts'

test('only transactions in a block are listed: a payout, then a refund', () => {
  const ctx = aBridge()
  ctx.store.commit([
    { type: 'payment', payment: aPayment() },
    {
      type: 'payment',
      payment: aPayment({ id: 'p2', kind: 'refund', signed: { hash: '0xback', raw: '', validity: 1 } }),
    },
    { type: 'payment', payment: aPayment({ id: 'p3', status: 'signed' }) },
  ])
  const of = (change: object) => hashesOf(ctx, aRequest({ payIn: aPayIn, ...change }))
  expect(of({ fill: 'p1', refund: 'p2' })).toEqual({ inTxHashes: ['0xin'], txHashes: ['0xout', '0xback'] })
  expect(of({ fill: 'p3' })).toEqual({ inTxHashes: ['0xin'], txHashes: [] })
  expect(hashesOf(ctx, aRequest())).toEqual({ inTxHashes: [], txHashes: [] })
})
