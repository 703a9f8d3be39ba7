import type { MoneyLine, ReceiptTransfer } from '@rialto/contract'
import { expect, test } from 'vitest'

import { createFormat } from '../money/createFormat.ts'
import { english } from '../testing/english.ts'
import { outcomeTexts } from './outcomeTexts.ts'

const usdc = (amount: string) => ({ symbol: 'USDC', amount })
const line = (changes: Partial<MoneyLine> = {}): MoneyLine => ({
  state: 'actual',
  leaves: [usdc('50')],
  fees: [],
  arrives: usdc('50'),
  credited: usdc('50'),
  ...changes,
})
const nothing = { arrives: usdc('0'), credited: usdc('0') }
const base = { amount: '50', symbol: 'USDC', networkName: 'Base', status: 'succeeded', state: 'succeeded' } as const
const transfer = (changes: Partial<ReceiptTransfer>) =>
  ({ ...base, moneyLine: line(), ...changes }) as unknown as ReceiptTransfer
const failed = { status: 'failed', state: 'failed', moneyLine: line({ leaves: [], ...nothing }) } as const
const networks = [{ networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', networkName: 'Base' }]
const payer = { networks, moneyLine: line({ leaves: [usdc('20')], ...nothing }) }
const shown = { from: 'Kraken', client: 'Shop', messages: english, format: createFormat('en') }

/** Each outcome of each kind of transfer, with the title and the sentence of the page and the receipt. */
const ends: [string, Partial<ReceiptTransfer>, string, RegExp][] = [
  // From an account.
  ['arrived', {}, 'Transfer complete', /^50\s?USDC arrived at Shop\.$/],
  [
    'arrived in part, and credited so',
    { state: 'part', moneyLine: line({ arrives: usdc('20'), credited: usdc('20'), missing: usdc('30') }) },
    'Arrived in part',
    /^20 of 50\s?USDC arrived at Shop\.$/,
  ],
  [
    'arrived, and its block was replaced',
    { state: 'short', isContradicted: true, moneyLine: line({ ...nothing, missing: usdc('50') }) },
    'Payment no longer confirmed',
    /^Base replaced the block.*Shop is checking it\. Don’t send it again\.$/,
  ],
  [
    'arrived, and a part of it was in a replaced block',
    {
      state: 'part',
      isContradicted: true,
      moneyLine: line({ arrives: usdc('20'), credited: usdc('20'), missing: usdc('30') }),
    },
    'Payment no longer confirmed',
    /^Base replaced/,
  ],
  [
    'sent according to the institution, but not according to the chain',
    {
      status: 'pending',
      state: 'short',
      isContradicted: true,
      moneyLine: line({ ...nothing, missing: usdc('50') }),
    },
    'Less arrived than was sent',
    /^Kraken says that it sent this transfer, but Base doesn’t show the full amount/,
  ],
  ['refused', { ...failed, money: 'notSent' }, 'Transfer failed', /No funds have left your account/],
  ['not in the history', { ...failed, money: 'notFound' }, 'Transfer failed', /^Kraken shows no record/],
  ['canceled there', { ...failed, money: 'returned' }, 'Transfer failed', /returned the amount to your account/],
  ['failed without a reason', failed, 'Transfer failed', /^If Kraken already debited the amount/],
  ['sent after its end', { ...failed, state: 'late', money: 'sentLate' }, 'Sent late', /Don’t pay again/],
  ['sent back by a person', { ...failed, state: 'refunded', money: 'returned' }, 'Sent back', /returned the amount/],
  [
    'ended with a part that arrived',
    { ...failed, state: 'part', moneyLine: line({ arrives: usdc('20'), credited: usdc('20'), missing: usdc('30') }) },
    'Arrived in part',
    /^If Kraken/,
  ],
  // From a wallet; a gasless payment is one of them.
  [
    'declined in the wallet',
    { ...failed, isFromWallet: true, money: 'walletNotSent' },
    'Transfer failed',
    /was not sent/,
  ],
  [
    'not found on the chain',
    { ...failed, isFromWallet: true, money: 'walletNotFound' },
    'Transfer failed',
    /within a day/,
  ],
  [
    'reverted',
    { ...failed, isFromWallet: true, money: 'walletReverted' },
    'Transfer failed',
    /^The payment failed on Base/,
  ],
  // Over an address of a bridge.
  ['undeliverable', { ...failed, money: 'undelivered' }, 'Transfer failed', /^Your payment arrived on Kraken but/],
  ['being returned', { ...failed, state: 'refunding', money: 'refunding' }, 'Being sent back', /is being returned/],
  [
    'returned by the bridge',
    { ...failed, state: 'refunded', money: 'refunded', moneyLine: line({ ...nothing, returned: usdc('49.9') }) },
    '49.9 USDC was sent back',
    /It was returned to the address below/,
  ],
  // An order by address; an agent's payment is one of them.
  ['paid by address', { isByAddress: true }, 'Transfer complete', /^50\s?USDC arrived/],
  [
    'paid by address over a bridge',
    { isByAddress: true, payer: { ...payer, moneyLine: line({ leaves: [usdc('50.089')] }), rest: [] } },
    'Transfer complete',
    /^50\s?USDC arrived/,
  ],
  [
    'paid by address, and its block was replaced',
    { isByAddress: true, state: 'short', isContradicted: true, moneyLine: line({ ...nothing, missing: usdc('50') }) },
    'Payment no longer confirmed',
    /^Base replaced/,
  ],
  [
    'unpaid with a part',
    { ...failed, isByAddress: true, payer: { ...payer, rest: [{ state: 'returning', amount: '20' }] } },
    'Order not paid',
    /^20 of 50\s?USDC arrived\. The order isn’t paid, and Shop returns this part\.$/,
  ],
  [
    'unpaid with nothing',
    { ...failed, isByAddress: true },
    'Order not paid',
    /^Don’t send anything to the earlier address/,
  ],
]

test.each(ends)('the title and sentence of a transfer state its outcome: %s', (_, changes, title, intro) => {
  const outcome = outcomeTexts(transfer(changes), shown)
  expect(outcome.title.replace(/\u00a0/g, ' ')).toBe(title)
  expect(outcome.intro).toMatch(intro)
})

test('only a transfer whose whole amount arrived has a check mark, and no text names an account of a payer by address', () => {
  for (const [name, changes, title] of ends) {
    const { tone, icon, intro } = outcomeTexts(transfer(changes), shown)
    expect([name, tone === 'good', icon === 'check']).toEqual([
      name,
      title === 'Transfer complete',
      title === 'Transfer complete',
    ])
    if (changes.isByAddress === true) expect(intro).not.toMatch(/Kraken|your account/)
  }
})
