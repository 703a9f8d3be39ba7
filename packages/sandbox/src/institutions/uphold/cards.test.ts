import { expect, test } from 'vitest'
import { assetOf } from '../data/assets.ts'
import { holdEntry } from '../ledger/entries.ts'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { addCard, cardId, cardModel, cardsOf, findCard } from './cards.ts'
import { uphold } from './simulator.ts'

const { ctx } = openInstitutions(uphold)
const symbolsOf = (persona: string) => cardsOf(ctx, persona).map(({ symbol }) => symbol)

test('a user has cards for dollars, their assets and the assets they added, in alphabetical order', () => {
  expect(symbolsOf('Mesh2')).toEqual(['USD'])
  expect(symbolsOf('MeshETH')).toEqual(['ETH', 'USD'])
  expect(addCard(ctx, 'MeshETH', 'BTC')?.symbol).toBe('BTC')
  expect(addCard(ctx, 'MeshETH', 'NOPE')).toBeUndefined()
  expect(symbolsOf('MeshETH')).toEqual(['BTC', 'ETH', 'USD'])
  expect(symbolsOf('Mesh2')).toEqual(['USD'])
})

test('a card is its owner’s alone', () => {
  const id = cardId('MeshETH', 'ETH')
  expect(findCard(ctx, 'MeshETH', id)?.symbol).toBe('ETH')
  expect(findCard(ctx, 'Mesh', id)).toBeUndefined()
  expect(findCard(ctx, 'MeshETH', cardId('MeshETH', 'SOL'))).toBeUndefined()
})

test('the balance includes pending withdrawals, and the available amount does not', () => {
  const withdrawal = aWithdrawal({ institution: 'uphold', persona: 'MeshUSDC', amountUnits: '4000000', feeUnits: '0' })
  ctx.store.commit([{ type: 'entry', entry: holdEntry(withdrawal, 1) }])
  expect(cardModel(ctx, 'MeshUSDC', assetOf('USDC'))).toMatchObject({
    available: '9996.000000',
    balance: '10000.000000',
    normalized: [{ available: '9996.00', balance: '10000.00', currency: 'USD' }],
  })
})
