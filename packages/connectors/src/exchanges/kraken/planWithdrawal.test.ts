import { expect, test } from 'vitest'

import { answerOf, infoKey, savedAddress, savedKey, withdrawInfo, withdrawKey } from './testing/fixtures.ts'
import { formsOf, startCanned } from './testing/startCanned.ts'

test('a withdrawal is requested again with the fee that Kraken quotes for the address, and with no other amount', async () => {
  const dearer = answerOf({ ...withdrawInfo, amount: '7.91', fee: '5' })
  const settled = startCanned({ [infoKey]: [dearer, answerOf({ ...withdrawInfo, fee: '5' })] })
  expect(await settled.submit()).toMatchObject({ kind: 'accepted' })
  expect(formsOf(settled.requests, 'Withdraw')).toMatchObject([{ amount: '13.91', max_fee: '5' }])
  const never = startCanned({ [infoKey]: dearer })
  expect(await never.submit()).toMatchObject({ kind: 'rejected', reason: 'refused' })
  expect(never.calls(withdrawKey)).toBe(0)
})

test.each([
  ['an address that is not saved', [], 'addressWhitelistRequired'],
  ['one saved for another method', [{ ...savedAddress, method: 'USDC (Polygon)' }], 'addressWhitelistRequired'],
  ['one not confirmed yet', [{ ...savedAddress, verified: false }], 'addressWhitelistRequired'],
  ['one saved with a tag', [{ ...savedAddress, memo: '7' }], 'addressWhitelistRequired'],
])('a withdrawal does not go to %s', async (_name, saved, kind) => {
  const { submit, calls } = startCanned({ [savedKey]: answerOf(saved) })
  expect(await submit()).toMatchObject({ kind })
  expect(calls(withdrawKey)).toBe(0)
})

test('a withdrawal goes to the saved address with the order’s tag', async () => {
  const { submit } = startCanned({
    [savedKey]: answerOf([savedAddress, { ...savedAddress, memo: '7', key: 'tagged' }]),
  })
  expect(await submit({ tag: '7' })).toMatchObject({ kind: 'accepted' })
})

test('every order that Kraken would reject is rejected before it is sent', async () => {
  const { submit, calls } = startCanned()
  expect(await submit({ amount: '4.99' })).toMatchObject({ reason: 'amountBelowMinimum' })
  expect(await submit({ amount: '19.01' })).toMatchObject({ reason: 'insufficientFunds' })
  expect(await submit({ amount: '8.1234567' })).toMatchObject({ reason: 'refused' })
  const limited = startCanned({ [infoKey]: answerOf({ ...withdrawInfo, limit: '8.90' }) })
  expect(await limited.submit()).toMatchObject({ reason: 'amountExceedsMaximum' })
  const closed = startCanned({
    'GET /0/public/Assets': answerOf({
      USDC: { altname: 'USDC', decimals: 8, status: 'funding_temporarily_disabled' },
    }),
  })
  expect(await closed.submit()).toMatchObject({ reason: 'networkUnsupported' })
  expect(calls(withdrawKey) + limited.calls(withdrawKey) + closed.calls(withdrawKey)).toBe(0)
})
