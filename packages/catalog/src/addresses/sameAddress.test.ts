import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networks } from '../networks.ts'
import type { NetworkType } from '../networkType.ts'
import { canonicalAddress, sameAddress } from './sameAddress.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const move = `0x${'0a'.repeat(32)}`
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ethereum = networks.find(({ caip2 }) => caip2 === 'eip155:1')?.id ?? ''

describe('sameAddress', () => {
  test('knows a network by our id in any case, by CAIP-2 and by family', () => {
    for (const network of [ethereum, ethereum.toUpperCase(), 'eip155:1', 'evm'])
      expect([network, sameAddress(network, evm, evm.toLowerCase())]).toEqual([network, true])
  })

  test.each<[NetworkType, string, string]>([
    ['evm', evm, `0X${evm.slice(2).toUpperCase()}`],
    ['sui', move, move.toUpperCase()],
    ['aptos', move, `0x${move.slice(2).toUpperCase()}`],
    ['bitcoin', segwit, segwit.toUpperCase()],
    ['litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'LTC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KGMN4N9'],
    ['injective', 'inj1qqqq', 'INJ1QQQQ'],
    ['avalancheX', 'X-avax1qqqq', 'X-AVAX1QQQQ'],
  ])('takes the two spellings of one %s address for one', (family, a, b) => {
    expect(sameAddress(family, a, b)).toBe(true)
    expect(sameAddress(family, b, a)).toBe(true)
  })

  test.each<[string, string, string]>([
    ['evm', evm, `${evm.slice(0, -1)}e`],
    ['evm', evm, evm.slice(2)],
    ['evm', 'Vitalik.eth', 'vitalik.eth'],
    ['bitcoin', segwit, `${segwit.slice(0, -1)}T`],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1a1zp1ep5qgefi2dmptftl5slmv7divfna'],
    ['avalancheX', 'X-avax1qqqq', 'x-avax1qqqq'],
    ['solana', 'So11111111111111111111111111111111111111112', 'so11111111111111111111111111111111111111112'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t'],
    ['ripple', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'RHB9CJAWYB4RJ91VRWN96DKUKG4BWDTYTH'],
    ['unknown', evm, evm.toLowerCase()],
    ['no network of ours', evm, evm.toLowerCase()],
  ])('%s: %s is not %s', (network, a, b) => {
    expect(sameAddress(network, a, b)).toBe(false)
    expect(sameAddress(network, b, a)).toBe(false)
  })

  test('is the same to itself everywhere, and the order of the two never matters', () => {
    const network = fc.constantFrom<string>(ethereum, 'evm', 'bitcoin', 'cardano', 'solana', 'unknown', '')
    const text = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom(evm, evm.toUpperCase(), segwit, move))
    fc.assert(
      fc.property(network, text, text, (at, a, b) => {
        expect(sameAddress(at, a, a)).toBe(true)
        expect(sameAddress(at, a, b)).toBe(sameAddress(at, b, a))
        if (sameAddress(at, a, b)) expect(a.toLowerCase()).toBe(b.toLowerCase())
      }),
    )
  })
})

describe('canonicalAddress', () => {
  test('gives one text for two spellings exactly where they are one address', () => {
    const spelled = fc.constantFrom(evm, segwit, move, 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'X-avax1qqqq')
    const form = fc.constantFrom<(text: string) => string>(
      text => text,
      text => text.toLowerCase(),
      text => text.toUpperCase(),
    )
    fc.assert(
      fc.property(spelled, spelled, form, form, (a, b, formA, formB) => {
        const [one, other] = [formA(a), formB(b)]
        const isSame = ['evm', 'bitcoin', 'sui', 'litecoin', 'avalancheX'].some(family =>
          sameAddress(family, one, other),
        )
        expect(canonicalAddress(one) === canonicalAddress(other)).toBe(isSame)
      }),
    )
  })

  test.each(['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'So11111111111111111111111111111111111111112', 'not an address'])(
    'leaves %s as it is',
    address => {
      expect(canonicalAddress(address)).toBe(address)
    },
  )
})
