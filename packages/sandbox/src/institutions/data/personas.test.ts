import { expect, test } from 'vitest'
import { unitsOf } from '../../money/baseUnits.ts'
import { assetOf } from './assets.ts'
import { behaviourRefusal, findPersona, personas } from './personas.ts'

test('a key is the persona’s exact name; a person may type it in any letters', () => {
  expect(findPersona('MeshUSDC')?.holdings).toEqual({ USDC: '10000' })
  expect(findPersona('meshusdc')).toBeUndefined()
  expect(findPersona(' meshusdc ', true)?.name).toBe('MeshUSDC')
  expect(findPersona('', true)).toBeUndefined()
})

test('no two personas can be taken for each other when they sign in', () => {
  expect(new Set(personas.map(({ name }) => name.toLowerCase())).size).toBe(personas.length)
})

test('everything that a persona owns is an exact amount of an asset that there is', () => {
  for (const { holdings } of personas) {
    for (const [symbol, amount] of Object.entries(holdings)) {
      expect(unitsOf(amount, assetOf(symbol).decimals)).toBeGreaterThan(0n)
    }
  }
})

test('a persona is refused for its own behavior alone', () => {
  const refusals = { kycMissing: () => 'unverified' }
  const refused = personas.filter(persona => behaviourRefusal(persona, refusals) === 'unverified')
  expect(refused.map(({ name }) => name)).toEqual(['kycMissing'])
})
