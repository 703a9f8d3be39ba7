import { expect, test } from 'vitest'

import { aMoneyLine } from '../../dev/aMoneyLine.ts'
import { english } from '../testing/english.ts'
import { createFormat } from './createFormat.ts'
import { heroText, heroUsd } from './heroText.ts'

const paid = aMoneyLine({ amount: '7', fee: '1', total: '8', symbol: 'USDC' })
const shown = { amount: '10', amountUsd: '10', symbol: 'USDC', status: 'succeeded' as const, moneyLine: paid }
const hero = (changes: Partial<Parameters<typeof heroText>[0]> = {}) => {
  const transfer = { ...shown, ...changes }
  return [heroText(transfer, english, createFormat('en')), heroUsd(transfer)]
}
const row = (amount: string) => ({ symbol: 'USDC', amount, usd: amount })

test('the credited amount is shown with its value', () => {
  expect(hero()).toEqual([expect.stringMatching(/^7\s?USDC$/), '7'])
})

test('a partly paid transfer shows its share of the whole', () => {
  const [text, usd] = hero({ moneyLine: { ...paid, missing: row('3') } })
  expect(text).toMatch(/7.*10\s?USDC/)
  expect(usd).toBe('7')
})

test('a failed transfer shows the expected amount in place of the credited one', () => {
  expect(hero({ status: 'failed' })).toEqual([expect.stringMatching(/^10\s?USDC$/), '10'])
  expect(hero({ moneyLine: { ...paid, credited: row('0') } })[1]).toBe('10')
})
