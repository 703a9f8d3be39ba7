import { bech32 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { networks } from '../networks.ts'
import type { NetworkType } from '../networkType.ts'
import { allTokens } from '../tokens.ts'
import { isValidAddress } from './isValidAddress.ts'

const account = (prefix: string, length: number): string =>
  bech32.encodeFromBytes(prefix, new Uint8Array(length).fill(7))

/** Each address form has its vectors beside its own module. Here: one vector per form, and all of the forms that this module defines. */
const valid: Partial<Record<NetworkType, readonly string[]>> = {
  evm: ['0x52908400098527886E0F7030069857D2E4169EE7'],
  bitcoin: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  litecoin: ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  dogecoin: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  tezos: ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'],
  ripple: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  stellar: ['GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN'],
  tvm: ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs'],
  cardano: ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'],
  injective: [account('inj', 20)],
  avalancheX: [`X-${account('avax', 20)}`],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  solana: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', '11111111111111111111111111111111'],
  sui: [`0x${'0a'.repeat(32)}`],
  aptos: [`0x${'0A'.repeat(32)}`],
}

const invalid: Partial<Record<NetworkType, readonly string[]>> = {
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  solana: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyT', '1111111111111111111111111111111', 'O'.repeat(43)],
  sui: ['0x2'],
  unknown: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
}

const rows = (table: Partial<Record<NetworkType, readonly string[]>>): [NetworkType, string][] =>
  Object.entries(table).flatMap(([type, addresses]) =>
    addresses.map((address): [NetworkType, string] => [type as NetworkType, address]),
  )

describe('isValidAddress', () => {
  test.each(rows(valid))('%s accepts %s', (type, address) => expect(isValidAddress(type, address)).toBe(true))

  test.each(rows(invalid))('%s rejects %s', (type, address) => expect(isValidAddress(type, address)).toBe(false))

  test('every contract of the catalogue is valid', () => {
    const typeOf = new Map(networks.map(({ id, networkType }) => [id, networkType]))
    for (const { networkId, address } of allTokens())
      if (address !== undefined)
        expect([address, isValidAddress(typeOf.get(networkId) ?? 'unknown', address)]).toEqual([address, true])
  })

  test('random text is rejected without throwing', () => {
    const types = [...new Set([...Object.keys(valid), 'unknown'])] as NetworkType[]
    const noise = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 1_000 }))
    fc.assert(fc.property(fc.constantFrom(...types), noise, (type, text) => isValidAddress(type, text) === false))
  })

  test('detects any single wrong letter in a Tron address', () => {
    const [address = ''] = valid.tron ?? []
    for (const at of address.split('').keys())
      for (const letter of ['2', 'z']) {
        const wrong = address.slice(0, at) + letter + address.slice(at + 1)
        expect([wrong, isValidAddress('tron', wrong)]).toEqual([wrong, wrong === address])
      }
  })

  test('an address of one family is invalid in a family of another form', () => {
    const own = rows(valid).filter(([type]) => !['evm', 'solana', 'sui', 'aptos'].includes(type))
    for (const [type, address] of own)
      for (const other of ['evm', 'sui', 'unknown', type === 'ripple' ? 'stellar' : 'ripple'] as const)
        expect([other, address, isValidAddress(other, address)]).toEqual([other, address, false])
  })
})
