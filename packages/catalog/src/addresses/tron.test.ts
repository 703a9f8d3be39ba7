import { expect, test } from 'vitest'

import { tronAddresses } from './tron.ts'

const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const hex = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'

test('an address with a changed letter fails its checksum', () => {
  expect(tronAddresses.read(usdt, { testnet: false })?.account).toBe(usdt)
  expect(tronAddresses.read(usdt.replace('7', '8'), { testnet: false })).toBeUndefined()
})

test('spellings of nodes, contracts and logs name the same account', () => {
  for (const spelling of [hex, `0x${hex}`, `0x${hex.slice(2)}`, hex.toUpperCase()])
    expect(tronAddresses.respell?.(spelling)).toBe(usdt)
  expect(tronAddresses.respell?.(hex.slice(2))).toBeUndefined()
})
