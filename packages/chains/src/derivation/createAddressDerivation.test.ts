import { pbkdf2Sync } from 'node:crypto'

import { isValidAddress } from '@rialto/catalog'
import { HDKey } from '@scure/bip32'
import { expect, test } from 'vitest'

import { createAddressDerivation } from './createAddressDerivation.ts'

const main = createAddressDerivation({ isTestnet: false })
const sandbox = createAddressDerivation({ isTestnet: true })
/** Of the mnemonic of BIP-84 and BIP-86: eleven times `abandon`, then `about`. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const taprootKey =
  'xpub6BgBgsespWvERF3LHQu6CnqdvfEvtMcQjYrcRzx53QJjSxarj2afYWcLteoGVky7D3UKDP9QyrLprQ3VCECoY49yfdDEHGCtMMj92pReUsQ'
const account = (path: string) => HDKey.fromMasterSeed(new Uint8Array(32).fill(5)).derive(path)

test('native SegWit addresses are those of BIP-84, from the key and from its descriptor', () => {
  const first = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
  expect(main.findFault('bitcoin', zpub)).toBeUndefined()
  expect([0, 1].map(number => main.derive('bitcoin', zpub, number))).toEqual([
    first,
    'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g',
  ])
  const canonical = main.canonicalKey('bitcoin', zpub)
  expect(canonical).toMatch(/^wpkh\(xpub\w+\/\*\)$/)
  expect(main.derive('bitcoin', canonical, 0)).toBe(first)
  expect(main.canonicalKey('bitcoin', canonical)).toBe(canonical)
})

test('Taproot addresses are those of BIP-86, from every spelling of the descriptor', () => {
  const spellings = [
    `tr(${taprootKey}/0/*)`,
    `tr([73c5da0a/86h/0h/0h]${taprootKey}/0/*)`,
    `tr([73c5da0a/86'/0'/0']${taprootKey}/<0;1>/*)`,
    `tr(${taprootKey})`,
  ]
  for (const text of spellings) {
    expect({ text, fault: main.findFault('bitcoin', text) }).toEqual({ text, fault: undefined })
    expect(main.derive('bitcoin', text, 0)).toBe('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr')
    expect(main.derive('bitcoin', text, 1)).toBe('bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh')
  }
  expect(new Set(spellings.map(text => main.canonicalKey('bitcoin', text))).size).toBe(1)
})

test('the checksum of a descriptor is that of BIP-380', () => {
  const ofBip = 'raw(deadbeef)#89f8spxm'
  expect(main.findFault('bitcoin', ofBip)).toBeDefined()
  const text = `tr(${taprootKey}/0/*)`
  expect(main.findFault('bitcoin', `${text}#qqqqqqqq`)).toBeDefined()
})

test.each([
  ['a key of the test network', sandbox, `wpkh(${taprootKey}/0/*)`],
  ['an xpub alone, which names no address type', main, taprootKey],
  ['an address', main, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  ['several keys', main, `wsh(multi(2,${taprootKey},${taprootKey}))`],
  ['change addresses', main, `wpkh(${taprootKey}/1/*)`],
  ['a single address', main, `wpkh(${taprootKey}/0/5)`],
  ['a key of SegWit under Taproot', main, `tr(${zpub}/0/*)`],
])('%s is rejected as a source on Bitcoin', (_, derivation, text) => {
  expect(derivation.findFault('bitcoin', text)).toEqual(expect.stringContaining('descriptor'))
})

test('a private key is rejected in every form', () => {
  const key = account("m/84'/0'/0'")
  for (const text of [
    key.privateExtendedKey,
    `wpkh(${key.privateExtendedKey}/0/*)`,
    key.privateExtendedKey.replace('x', 'z'),
  ])
    for (const networkType of ['bitcoin', 'evm', 'tron'] as const)
      expect(main.findFault(networkType, text)).toContain('private key')
})

test('addresses on Tron and EVM networks are hashes of the same keys', () => {
  const key = account("m/44'/195'/0'").publicExtendedKey
  expect(main.findFault('tron', key)).toBeUndefined()
  const [first, second] = [0, 1].map(number => main.derive('tron', key, number))
  expect(first).not.toBe(second)
  for (const address of [first, second]) expect(isValidAddress('tron', address ?? '', { testnet: false })).toBe(true)
  expect(main.derive('evm', key, 0)).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect(main.findFault('solana', key)).toContain('alone')
})

test('an address on Tron is that of wallets', () => {
  // TronLink, mnemonic of BIP-84's example.
  const seed = pbkdf2Sync(`${'abandon '.repeat(11)}about`, 'mnemonic', 2048, 64, 'sha512')
  const key = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'").publicExtendedKey
  expect(main.derive('tron', key, 0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
})

test('references of Solana Pay are public keys, and differ by account and number', () => {
  const accounts = ['CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8', '11111111111111111111111111111112']
  const all = accounts.flatMap(one => [1, 2, 3].map(number => main.referenceOf(one, number)))
  expect(new Set(all).size).toBe(6)
  for (const one of all) expect(isValidAddress('solana', one, { testnet: false })).toBe(true)
})
