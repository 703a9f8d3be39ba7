import { expect, test } from 'vitest'
import { findPersona, personas } from '../data/personas.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { sharePosition, sharesOf } from './shares.ts'
import { alpaca } from './simulator.ts'

const { ctx, clock } = openInstitutions(alpaca)

test('only users who own both cash and bitcoin own shares', () => {
  const owners = personas.filter(persona => sharesOf(persona).length > 0).map(({ name }) => name)
  expect(owners).toEqual(expect.arrayContaining(['Mesh', 'Mesh4', 'business']))
  for (const name of ['Mesh2', 'Mesh3', 'MeshBTC', 'dust']) expect(owners).not.toContain(name)
})

test('a position’s gain is its market value less its cost basis, at the current price', () => {
  const cents = (text: string) => Math.round(Number(text) * 100)
  for (const share of sharesOf(findPersona('Mesh') ?? { name: '', holdings: {}, about: '' })) {
    const { market_value, cost_basis, unrealized_pl, current_price, qty } = sharePosition(ctx, share)
    expect(cents(market_value) - cents(cost_basis)).toBe(cents(unrealized_pl))
    expect(Math.floor(Number(qty) * cents(current_price))).toBe(cents(market_value))
  }
})

test('prices move with the sandbox’s clock, and cost bases do not', () => {
  const [share] = sharesOf(findPersona('Mesh') ?? { name: '', holdings: {}, about: '' })
  if (share === undefined) throw new Error('No share')
  const before = sharePosition(ctx, share)
  clock.advance(30 * 86_400_000)
  const after = sharePosition(ctx, share)
  expect(after.current_price).not.toBe(before.current_price)
  expect(after.cost_basis).toBe(before.cost_basis)
})
