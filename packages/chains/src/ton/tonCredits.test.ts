import { expect, test } from 'vitest'

import { creditIn } from './tonCredits.ts'
import type { TonTransaction } from './tonShapes.ts'

const [shop, wallet, payer] = ['0:5a', '0:3b', '0:1c']
const message = {
  source: payer,
  value: 5n,
  bounce: false,
  bounced: false,
  body: { kind: 'comment', text: '7' },
} as const
const notification = { kind: 'notification', amount: 20n, from: payer, text: '7' } as const

const creditOf = (received: Partial<NonNullable<TonTransaction['received']>>, isAborted = false) => {
  const place = { account: shop, lt: 2n, previousLt: 1n, hash: 'aa', traceId: 'aa', block: 9 }
  return creditIn({ ...place, isAborted, received: { ...message, ...received } }, new Set([wallet]))
}

test('coins count with their comment, unless they return to their sender', () => {
  expect(creditOf({})).toMatchObject({ to: shop, from: payer, tag: '7', amount: 5n, jettonWallet: undefined })
  expect(creditOf({ bounce: true })).toMatchObject({ amount: 5n })
  expect(creditOf({}, true)).toMatchObject({ amount: 5n })
  expect(creditOf({ bounce: true }, true)).toBeUndefined()
  expect(creditOf({ bounced: true })).toBeUndefined()
  expect(creditOf({ value: 0n })).toBeUndefined()
})

test('a notification counts from the account’s jetton wallet alone, also if the account could not process it', () => {
  const credit = { from: payer, tag: '7', amount: 20n, jettonWallet: wallet }
  expect(creditOf({ source: wallet, body: notification })).toMatchObject(credit)
  expect(creditOf({ source: wallet, body: notification, bounce: true }, true)).toMatchObject(credit)
  expect(creditOf({ body: notification })).toMatchObject({ amount: 5n, tag: undefined, jettonWallet: undefined })
})
