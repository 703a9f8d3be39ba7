import { expect, test } from 'vitest'
import { readDeposit } from './readDeposit.ts'

const deposit = { institution: 'okx', persona: 'Mesh', symbol: 'USDC', amount: '3' }
const read = (change: object = {}) => readDeposit({ ...deposit, ...change }, ['kraken', 'okx'])

test('a deposit is read with its network only if given', () => {
  expect(read()).toEqual(deposit)
  expect(read({ network: 'Base' })).toEqual({ ...deposit, network: 'Base' })
})

test.each([
  [{ institution: 'bank' }, 'institution must be one of kraken, okx'],
  [{ persona: 'Nobody' }, 'Unknown persona'],
  [{ persona: 7 }, 'Unknown persona'],
  [{ symbol: 'NOPE' }, 'Unknown asset'],
  [{ amount: 3 }, 'amount must be a decimal string'],
  [{ network: 1 }, 'network must be a string'],
])('refuses %j', (change, problem) => {
  expect(read(change)).toBe(problem)
})
