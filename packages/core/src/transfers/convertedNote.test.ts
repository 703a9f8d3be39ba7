import { expect, test } from 'vitest'

import type { Transfer } from './ports.ts'
import { convertedNote } from './convertedNote.ts'

test('the note names the sold asset and the one that stays in the account', () => {
  const funding = { from: 'EUR' } as Transfer['funding']
  expect(convertedNote({ funding, symbol: 'USDC' } as Transfer)).toMatch(/EUR .*USDC/)
  expect(convertedNote({ symbol: 'USDC' })).toBeUndefined()
})
