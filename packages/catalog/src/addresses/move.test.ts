import { expect, test } from 'vitest'

import { moveAddresses } from './move.ts'

const either = { testnet: false }
const long = `0x${'0'.repeat(60)}dead`

test('only the long form names an account that may be paid', () => {
  expect(moveAddresses.read(long.toUpperCase().replace('0X', '0x'), either)).toMatchObject({ account: long })
  for (const text of ['0xdead', long.slice(2), `${long}0`, `0x${'g'.repeat(64)}`])
    expect(moveAddresses.read(text, either)).toBeUndefined()
})

test('spellings of histories lead to the long form, and other texts to none', () => {
  for (const text of ['0xdead', '0xDEAD', long.slice(2)]) expect(moveAddresses.respell?.(text)).toBe(long)
  for (const text of ['dead', '0x', `0x${'0'.repeat(65)}`, '']) expect(moveAddresses.respell?.(text)).toBeUndefined()
})
