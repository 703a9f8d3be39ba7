import { expect, test } from 'vitest'
import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { createQuotes } from './createQuotes.ts'

const input = {
  persona: 'Mesh',
  asset: 'USDC',
  networkId: '',
  network: 'ethereum',
  address: '0x1',
  amountUnits: '1',
  feeUnits: '0',
  reference: '',
}
const start = () => {
  const clock = createSandboxClock(() => 0)
  return { clock, quotes: createQuotes(clock) }
}

test('a quote holds for 30 seconds', () => {
  const { clock, quotes } = start()
  const { id } = quotes.add(input)
  clock.advance(29_999)
  expect(quotes.find('Mesh', 'USDC', id)).toMatchObject(input)
  clock.advance(1)
  expect(quotes.find('Mesh', 'USDC', id)).toBeUndefined()
})

test('a quote is found by its own user and card only, and no longer once it is confirmed', () => {
  const { quotes } = start()
  const quote = quotes.add(input)
  expect([quotes.find('Mesh4', 'USDC', quote.id), quotes.find('Mesh', 'ETH', quote.id)]).toEqual([undefined, undefined])
  quotes.end(quote)
  expect(quotes.find('Mesh', 'USDC', quote.id)).toBeUndefined()
})

test('quotes that hold make room for no other until there are ten thousand', () => {
  const { quotes } = start()
  const [first, ...others] = Array.from({ length: 10_001 }, () => quotes.add(input))
  expect(quotes.find('Mesh', 'USDC', first?.id ?? '')).toBeUndefined()
  expect(others.every(({ id }) => quotes.find('Mesh', 'USDC', id) !== undefined)).toBe(true)
})
