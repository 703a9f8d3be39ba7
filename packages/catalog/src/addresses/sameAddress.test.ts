import { bytesToHex } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, base64, base64url, bech32, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { networks } from '../networks.ts'
import type { NetworkType } from '../networkType.ts'
import { canonicalAddress } from './canonicalAddress.ts'
import { evmAddresses, toChecksumAddress } from './evm.ts'
import { sameAddress } from './sameAddress.ts'
import { crc16 } from './tryDecode.ts'

const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const move = `0x${'0a'.repeat(32)}`
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const cardano = 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'
const ethereum = networks.find(({ caip2 }) => caip2 === 'eip155:1')?.id ?? ''

/** Made with independent implementations: TON's with `@ton/core`, X-addresses with `ripple-address-codec` (XLS-5d), `M…` of SEP-23, Tron's hex with `tronweb`. */
const spellings: [NetworkType, canonical: string, others: string[]][] = [
  ['evm', evm.toLowerCase(), [evm, `0X${evm.slice(2).toUpperCase()}`, evm.slice(2), evm.replace('a', 'A')]],
  ['sui', move, [move.toUpperCase(), move.slice(2), `0x${move.slice(3)}`]],
  ['aptos', `0x${'1'.padStart(64, '0')}`, ['0x1', '0X01', '1'.padStart(64, '0')]],
  ['bitcoin', segwit, [segwit.toUpperCase()]],
  ['litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', ['LTC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KGMN4N9']],
  ['litecoin', 'MTf4tP1TCNBn8dNkyxeBVoPrFCcVzxJvvh', ['3MSvaVbVFFLML86rt5eqgA9SvW23upaXdY']],
  [
    'tvm',
    '0:4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a',
    [
      'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM',
      'UQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmobJ',
      'kQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmmCG',
      '0QBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmj1D',
      '0:4BF5122F344554C53BDE2EBB8CD2B7E3D1600AD631C385A5D7CCE23C7785459A',
    ],
  ],
  [
    'tvm',
    '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe',
    ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs'],
  ],
  [
    'ripple',
    'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu',
    [
      'X7Wppx6MyQoASwMYU3GUG89ykFmurTJpgtVfUbLbf6cEJUF',
      'X7Wppx6MyQoASwMYU3GUG89ykFmurT4itwA5tBkXA2kB788',
      'X7Wppx6MyQoASwMYU3GUG89ykFmurTPeiQhoqwbmvR3hAbo',
      'T7RYThiLq4Mx1g39TvzywmutNGJ6Xssgo2pG3qqJWyeYLbu',
    ],
  ],
  [
    'stellar',
    'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    [
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAFK542',
    ],
  ],
  [
    'tron',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    [
      '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
      '0x41A614F803B6FD780986A42C78EC9C7F77E6DED13C',
      '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c',
    ],
  ],
  ['cardano', cardano, [cardano.toUpperCase(), bytesToHex(bech32.decodeToBytes(cardano).bytes).toUpperCase()]],
  ['injective', bech32.encodeFromBytes('inj', new Uint8Array(20).fill(7)), [`0x${'07'.repeat(20)}`]],
  [
    'avalancheX',
    `X-${bech32.encodeFromBytes('avax', new Uint8Array(20).fill(7))}`,
    [bech32.encodeFromBytes('avax', new Uint8Array(20).fill(7)).toUpperCase()],
  ],
]

describe('canonicalAddress', () => {
  test.each(spellings)('%s: every spelling of %s is the same account', (family, canonical, others) => {
    for (const spelling of [canonical, ...others])
      expect([spelling, canonicalAddress(family, spelling)]).toEqual([spelling, canonical])
  })

  test.each<[NetworkType, string]>([
    ['solana', 'So11111111111111111111111111111111111111112'],
    ['tezos', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'],
    ['dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['ripple', 'not an address'],
    ['unknown', evm],
  ])('%s: %s has one spelling, which stays', (family, address) => {
    expect(canonicalAddress(family, address)).toBe(address)
  })
})

const base58check = createBase58check(sha256)
const hex = (bytes: Uint8Array) => `0x${bytesToHex(bytes)}`
const bothCases = (text: string) => [text, text.toUpperCase()]
const friendly = (flags: number, hash: Uint8Array) => {
  const content = Uint8Array.of(flags, 0, ...hash)
  const sum = crc16(content)
  const bytes = Uint8Array.of(...content, sum >> 8, sum & 0xff)
  return [base64.encode(bytes), base64url.encode(bytes)]
}

/** All spellings of the account that these bytes are. */
const everySpelling: [NetworkType, length: number, (bytes: Uint8Array) => string[]][] = [
  ['evm', 20, bytes => [hex(bytes), toChecksumAddress(hex(bytes)), ...bothCases(hex(bytes)), hex(bytes).slice(2)]],
  ['bitcoin', 20, bytes => bothCases(bech32.encode('bc', [0, ...bech32.toWords(bytes)]))],
  ['litecoin', 20, bytes => [0x05, 0x32].map(version => base58check.encode(Uint8Array.of(version, ...bytes)))],
  ['dogecoin', 20, bytes => [base58check.encode(Uint8Array.of(0x1e, ...bytes))]],
  ['tron', 20, bytes => [base58check.encode(Uint8Array.of(0x41, ...bytes)), `41${bytesToHex(bytes)}`, hex(bytes)]],
  ['solana', 32, bytes => [base58.encode(bytes)]],
  ['sui', 32, bytes => [...bothCases(hex(bytes)), hex(bytes).replace(/^0x0*(?=.)/, '0x'), bytesToHex(bytes)]],
  [
    'tvm',
    32,
    bytes => [`0:${bytesToHex(bytes)}`, ...[0x11, 0x51, 0x91, 0xd1].flatMap(flags => friendly(flags, bytes))],
  ],
  ['injective', 20, bytes => [...bothCases(bech32.encodeFromBytes('inj', bytes)), hex(bytes)]],
  ['cardano', 28, bytes => bothCases(bech32.encodeFromBytes('addr', Uint8Array.of(0x61, ...bytes)))],
]

describe('sameAddress', () => {
  test.each(everySpelling)(
    '%s: of %i bytes all spellings are one account, and other bytes are another',
    (family, length, spell) => {
      const account = fc.oneof(
        fc.uint8Array({ minLength: length, maxLength: length }),
        fc.uint8Array({ minLength: length, maxLength: length }).map(bytes => bytes.fill(0, 0, length - 2)),
      )
      fc.assert(
        fc.property(account, account, (one, other) => {
          const isOne = one.every((byte, at) => byte === other[at])
          for (const a of spell(one))
            for (const b of spell(other)) {
              expect([a, b, sameAddress(family, a, b)]).toEqual([a, b, isOne])
              expect(canonicalAddress(family, canonicalAddress(family, a))).toBe(canonicalAddress(family, a))
            }
        }),
        { numRuns: 25 },
      )
    },
  )

  test('knows a network by our id in any case, by CAIP-2 and by family', () => {
    for (const network of [ethereum, ethereum.toUpperCase(), 'eip155:1', 'evm'])
      expect([network, sameAddress(network, evm, evm.toLowerCase())]).toEqual([network, true])
  })

  test.each<[string, string, string]>([
    ['evm', evm, `${evm.slice(0, -1)}e`],
    ['evm', 'Vitalik.eth', 'vitalik.eth'],
    ['bitcoin', segwit, `${segwit.slice(0, -1)}T`],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1a1zp1ep5qgefi2dmptftl5slmv7divfna'],
    ['bitcoin', '3MSvaVbVFFLML86rt5eqgA9SvW23upaXdY', 'MTf4tP1TCNBn8dNkyxeBVoPrFCcVzxJvvh'],
    ['solana', 'So11111111111111111111111111111111111111112', 'so11111111111111111111111111111111111111112'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'tr7nhqjekqxgtci8q8zy4pl8otszgjlj6t'],
    ['ripple', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'RHB9CJAWYB4RJ91VRWN96DKUKG4BWDTYTH'],
    ['tvm', 'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM', `-1:${'0'.repeat(64)}`],
    ['unknown', evm, evm.toLowerCase()],
    ['no network of ours', evm, evm.toLowerCase()],
    ['toString', evm, evm.toLowerCase()],
  ])('%s: %s is not %s', (network, a, b) => {
    expect(sameAddress(network, a, b)).toBe(false)
    expect(sameAddress(network, b, a)).toBe(false)
  })

  test('every address equals itself on every network, and the order of the arguments does not matter', () => {
    const network = fc.constantFrom<string>(ethereum, 'evm', 'bitcoin', 'cardano', 'solana', 'unknown', '')
    const text = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom(evm, evm.toUpperCase(), segwit, move))
    fc.assert(
      fc.property(network, text, text, (at, a, b) => {
        expect(sameAddress(at, a, a)).toBe(true)
        expect(sameAddress(at, a, b)).toBe(sameAddress(at, b, a))
      }),
    )
  })
})

test('an EVM address in a spelling of histories is not one to pay to', () => {
  for (const spelling of [evm.slice(2), `0X${evm.slice(2)}`, evm.replace('a', 'A')])
    expect([spelling, evmAddresses.read(spelling, { testnet: false })]).toEqual([spelling, undefined])
})
