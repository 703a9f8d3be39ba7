import { expect, test } from 'vitest'

import { tagOf, tokenOf } from './stellarAssets.ts'

test('a token is found by its code and issuer together, and lumens by neither', () => {
  const xlm = { symbol: 'XLM', address: undefined, decimals: 7 }
  const usdc = { symbol: 'USDC', address: 'GISSUER', decimals: 7 }
  expect(tokenOf([xlm, usdc], 'native')).toBe(xlm)
  expect(tokenOf([xlm, usdc], 'USDC:GISSUER')).toBe(usdc)
  for (const other of ['USDC:GOTHER', 'usdc:GISSUER', 'XLM:GISSUER'])
    expect(tokenOf([xlm, usdc], other)).toBeUndefined()
})

test('a payment that names two receivers, by its memo and by a muxed account, has no tag', () => {
  expect(tagOf({ memo: '7', muxedId: undefined })).toBe('7')
  expect(tagOf({ memo: undefined, muxedId: '7' })).toBe('7')
  expect(tagOf({ memo: '7', muxedId: '7' })).toBe('7')
  expect(tagOf({ memo: '8', muxedId: '7' })).toBeUndefined()
})
