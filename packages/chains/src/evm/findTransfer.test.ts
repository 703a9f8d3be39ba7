import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNativeTransfer, findTokenTransfer } from './findTransfer.ts'

const token = `0x${'aa'.repeat(20)}`
const to = `0x${'bb'.repeat(20)}`
const from = `0x${'cc'.repeat(20)}`
const word = (value: bigint | string) =>
  `0x${(typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')}`
const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const log = (value: bigint, changed: { address?: string; receiver?: string; extra?: string[] } = {}) => ({
  address: changed.address ?? token,
  index: 0n,
  topics: [topic, word(from), word(changed.receiver ?? to), ...(changed.extra ?? [])],
  data: word(value),
})

describe('findTokenTransfer', () => {
  test('transfers to one address in one transaction are summed, and others are ignored', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 2n ** 128n }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(amounts, values => {
        const total = values.reduce((sum, value) => sum + value, 0n)
        const noise = [log(10n ** 30n, { address: to }), log(10n ** 30n, { receiver: from })]
        const logs = [...noise, ...values.map(value => log(value))]
        expect(findTokenTransfer(logs, { token, to, amountBaseUnits: total })).toEqual({ fromAddress: from })
        expect(findTokenTransfer(logs, { token, to, amountBaseUnits: total + 1n })).toMatchObject({
          arrivedBaseUnits: total,
        })
      }),
    )
  })

  test('the id of a non-fungible token is not read as an amount', () => {
    const piece = { ...log(0n, { extra: [word(99n)] }), data: '0x' }
    expect(findTokenTransfer([piece], { token, to, amountBaseUnits: 1n })).toHaveProperty('message')
  })
})

test('findNativeTransfer requires the address and the whole amount', () => {
  const transaction = { hash: word(1n), from, to, valueBaseUnits: 5n, input: '0x', nonce: 0n }
  expect(findNativeTransfer(transaction, { to, amountBaseUnits: 5n })).toEqual({ fromAddress: from })
  expect(findNativeTransfer(transaction, { to, amountBaseUnits: 6n })).toHaveProperty('message')
  expect(findNativeTransfer({ ...transaction, to: undefined }, { to, amountBaseUnits: 5n })).toHaveProperty('message')
})
