import { expect, test } from 'vitest'

import { answerOf, methodsKey, withdrawMethod } from './testing/fixtures.ts'
import { startCanned } from './testing/startCanned.ts'

test.each([
  [{ fee: null }, 'a missing fee'],
  [{ fee: { asset: 'ETH', fee: '0.001' } }, 'a fee in another coin'],
  [{ network: 'Ethereum (kUSDC)' }, 'another token on the network'],
])('an asset is not offered where %j is %s', async (change, why) => {
  const { operations } = startCanned({ [methodsKey]: answerOf([{ ...withdrawMethod, ...change }]) })
  expect(await operations.terms(), why).toEqual([])
})
