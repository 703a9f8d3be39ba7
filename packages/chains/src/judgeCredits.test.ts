import { expect, test } from 'vitest'

import { judgeCredits } from './judgeCredits.ts'

const credit = (amount: bigint, tag?: string, from?: string) => ({ amount, tag, from })
const judge = (arrived: ReturnType<typeof credit>[], toTag?: string, sender?: string) =>
  judgeCredits(
    arrived,
    { toTag, toAddress: 'shop', amountBaseUnits: 5n },
    { block: 7, tagName: 'memo', ...(sender === undefined ? {} : { sender }) },
  )

test('credits with the expected tag are added up', () => {
  const confirmed = { kind: 'confirmed', confirmations: 1, fromAddress: 'payer', block: 7n }
  expect(judge([credit(2n, '1', 'payer'), credit(3n, '1', 'other'), credit(9n, '2')], '1')).toEqual(confirmed)
  expect(judge([credit(5n, '1')], '1', 'payer')).toEqual(confirmed)
  expect(judge([credit(5n)])).toMatchObject({ kind: 'confirmed', fromAddress: 'shop' })
})

test.each([
  ['no credit', [], '1', 0n, 'another address'],
  ['a credit without a tag', [credit(5n)], '1', 0n, 'with the memo 1'],
  ['a credit with a tag where none is expected', [credit(5n, '2')], undefined, 0n, 'with no memo'],
  ['a smaller credit', [credit(4n, '1'), credit(1n, '2')], '1', 4n, 'pays 4 base units where 5 were expected'],
] as const)('%s does not confirm', (_, arrived, tag, arrivedBaseUnits, reason) => {
  const message = expect.stringContaining(reason)
  expect(judge([...arrived], tag)).toEqual({ kind: 'mismatched', arrivedBaseUnits, message })
})
