import { expect, test } from 'vitest'

import { sameDestination } from './sameDestination.ts'

const evm = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const xrp = 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH'

test('spellings of one account are one destination', () => {
  expect(sameDestination('evm', { address: evm }, { address: evm.toLowerCase() })).toBe(true)
  expect(sameDestination('evm', { address: evm }, { address: `${evm.slice(0, -1)}0` })).toBe(false)
})

test('one account with two tags, or with a tag and without one, is two destinations', () => {
  expect(sameDestination('ripple', { address: xrp, tag: '5' }, { address: xrp, tag: '5' })).toBe(true)
  expect(sameDestination('ripple', { address: xrp, tag: '5' }, { address: xrp, tag: '6' })).toBe(false)
  expect(sameDestination('ripple', { address: xrp, tag: '5' }, { address: xrp })).toBe(false)
})
