import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { networks } from '../networks.ts'
import type { NetworkType } from '../networkType.ts'
import { tokens } from '../tokens.ts'
import { isValidAddress } from './isValidAddress.ts'

const base58check = createBase58check(sha256)
const versioned = (...version: number[]): string =>
  base58check.encode(new Uint8Array([...version, ...Array(20).fill(7)]))
const account = (prefix: string, length: number): string =>
  bech32.encodeFromBytes(prefix, new Uint8Array(length).fill(7))

/** Published vectors: EIP-55, BIP-173, BIP-350, XLS-5, SEP-23, CIP-19, and addresses of well-known contracts. */
const valid: Partial<Record<NetworkType, readonly string[]>> = {
  evm: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  ],
  litecoin: ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', versioned(0x30), versioned(0x32), versioned(0x05)],
  dogecoin: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', versioned(0x16)],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  tezos: ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', versioned(2, 90, 121)],
  solana: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '11111111111111111111111111111111'],
  ripple: [
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
  ],
  stellar: [
    'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
    'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
  ],
  tvm: [
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs',
    'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
    `0:${'ab'.repeat(32)}`,
    `-1:${'0'.repeat(64)}`,
  ],
  cardano: [
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
  ],
  injective: [account('inj', 20), account('inj', 32)],
  avalancheX: [`X-${account('avax', 20)}`],
  sui: [`0x${'0a'.repeat(32)}`],
  aptos: [`0x${'0A'.repeat(32)}`],
}

const invalid: Partial<Record<NetworkType, readonly string[]>> = {
  evm: [
    '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedAB',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
    'vitalik.eth',
  ],
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'bc1gmk9yu',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
  ],
  litecoin: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  dogecoin: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  solana: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyT', '1111111111111111111111111111111', 'O'.repeat(43)],
  ripple: [
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqY',
  ],
  stellar: [
    'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVM',
    'SA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN',
  ],
  tvm: ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt', `1:${'0'.repeat(64)}`, `0:${'0'.repeat(63)}`],
  cardano: [
    'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9',
    'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz',
  ],
  injective: [account('cosmos', 20), account('inj', 21)],
  avalancheX: [account('avax', 20), `X-${account('fuji', 20)}`],
  sui: ['0x2'],
  unknown: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
}

const rows = (table: Partial<Record<NetworkType, readonly string[]>>): [NetworkType, string][] =>
  Object.entries(table).flatMap(([type, addresses]) =>
    addresses.map((address): [NetworkType, string] => [type as NetworkType, address]),
  )

describe('isValidAddress', () => {
  test.each(rows(valid))('%s takes %s', (type, address) => expect(isValidAddress(type, address)).toBe(true))

  test.each(rows(invalid))('%s refuses %s', (type, address) => expect(isValidAddress(type, address)).toBe(false))

  test.each([
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['bitcoin', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'],
    ['bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['bitcoin', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
    ['ripple', 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ'],
    ['cardano', 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz'],
    ['avalancheX', `X-${account('fuji', 20)}`],
  ] as const)('%s takes %s on a test network only', (type, address) => {
    expect([isValidAddress(type, address, { testnet: true }), isValidAddress(type, address)]).toEqual([true, false])
  })

  test('refuses main network addresses on a test network where they differ', () => {
    for (const type of ['bitcoin', 'cardano', 'avalancheX'] as const)
      for (const address of valid[type] ?? []) expect(isValidAddress(type, address, { testnet: true })).toBe(false)
  })

  test('takes every contract of the catalogue', () => {
    const typeOf = new Map(networks.map(({ id, networkType }) => [id, networkType]))
    for (const { networkId, address } of tokens)
      if (address !== undefined)
        expect([address, isValidAddress(typeOf.get(networkId) ?? 'unknown', address)]).toEqual([address, true])
  })

  test('never throws and takes no noise', () => {
    const types = [...new Set([...Object.keys(valid), 'unknown'])] as NetworkType[]
    const noise = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 1_000 }))
    fc.assert(fc.property(fc.constantFrom(...types), noise, (type, text) => isValidAddress(type, text) === false))
  })

  test('notices any one wrong letter where there is a checksum', () => {
    const checked = rows(valid).filter(([type]) => !['evm', 'solana', 'sui', 'aptos', 'litecoin'].includes(type))
    const typo = fc.record({
      row: fc.constantFrom(...checked),
      at: fc.nat(),
      letter: fc.constantFrom(...'23456789acdefghjkmn'),
    })
    fc.assert(
      fc.property(typo, ({ row: [type, address], at, letter }) => {
        const wrong = address.slice(0, at % address.length) + letter + address.slice((at % address.length) + 1)
        if (address.includes(':') || wrong.toLowerCase() === address.toLowerCase()) return
        expect([wrong, isValidAddress(type, wrong)]).toEqual([wrong, false])
      }),
      { numRuns: 500 },
    )
  })
})
