import { StrKey } from '@stellar/stellar-base'
import { Address } from '@ton/core'
import fc from 'fast-check'
import { classicAddressToXAddress, encodeAccountID } from 'ripple-address-codec'
import { expect, test } from 'vitest'

import type { NetworkType } from '../networkType.ts'
import { canonicalAddress } from './canonicalAddress.ts'
import { isValidAddress } from './isValidAddress.ts'
import { sameAddress } from './sameAddress.ts'
import { splitAddress } from './taggedAddress.ts'

/**
 * Each family with several spellings of an account against the published library of its network: every spelling that the
 * library writes is the account, no account is another one, and a text that the library does not read is no account.
 */
interface Library {
  family: NetworkType
  bytes: number
  /** Every spelling, with the tag inside it. */
  spell(account: Uint8Array, tag: number): readonly (readonly [text: string, tag?: string])[]
  /** Whether the library reads a text as that account. */
  isOf(account: Uint8Array, text: string): boolean
}

const isRead = (read: () => boolean): boolean => {
  try {
    return read()
  } catch {
    return false
  }
}

const options = [true, false].flatMap(bounceable =>
  [true, false].flatMap(testOnly => [true, false].map(urlSafe => ({ bounceable, testOnly, urlSafe }))),
)
const ton = (workChain: number): Library => {
  const addressOf = (hash: Uint8Array) => new Address(workChain, Buffer.from(hash))
  return {
    family: 'tvm',
    bytes: 32,
    spell: hash => {
      const address = addressOf(hash)
      const raw = address.toRawString()
      return [[raw], [raw.toUpperCase()], ...options.map(form => [address.toString(form)] as const)]
    },
    isOf: (hash, text) => isRead(() => Address.parse(text).equals(addressOf(hash))),
  }
}

const ripple: Library = {
  family: 'ripple',
  bytes: 20,
  spell: (id, tag) => {
    const classic = encodeAccountID(id)
    return [
      [classic],
      ...[true, false].flatMap(isTest => [
        [classicAddressToXAddress(classic, false, isTest)] as const,
        [classicAddressToXAddress(classic, tag, isTest), String(tag)] as const,
      ]),
    ]
  },
  isOf: (id, text) => ripple.spell(id, 0).some(([known]) => known === text),
}

const stellar: Library = {
  family: 'stellar',
  bytes: 32,
  spell: (key, tag) => {
    const id = Buffer.alloc(8)
    id.writeBigUInt64BE(BigInt(tag) << 31n)
    const muxed = StrKey.encodeMed25519PublicKey(Buffer.concat([key, id]))
    return [[StrKey.encodeEd25519PublicKey(Buffer.from(key))], [muxed, String(BigInt(tag) << 31n)]]
  },
  isOf: (key, text) =>
    isRead(() => {
      const read = StrKey.isValidMed25519PublicKey(text)
        ? StrKey.decodeMed25519PublicKey(text).subarray(0, 32)
        : StrKey.decodeEd25519PublicKey(text)
      return Buffer.from(key).equals(read)
    }),
}

const libraries: Readonly<Record<string, Library>> = {
  '@ton/core': ton(0),
  '@ton/core, master chain': ton(-1),
  'ripple-address-codec': ripple,
  '@stellar/stellar-base': stellar,
}

const account = (library: Library) => fc.uint8Array({ minLength: library.bytes, maxLength: library.bytes })
const tag = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test.each(Object.entries(libraries))('%s: each spelling of an account names it, with its tag', (_, library) => {
  const { family, spell } = library
  fc.assert(
    fc.property(account(library), tag, (bytes, inside) => {
      const [[first] = [''], ...others] = spell(bytes, inside)
      for (const [text, expected] of [[first] as const, ...others]) {
        expect([text, sameAddress(family, first, text)]).toEqual([text, true])
        expect(canonicalAddress(family, text)).toBe(canonicalAddress(family, first))
        if (isValidAddress(family, text)) expect(splitAddress(family, text).tag).toBe(expected)
      }
    }),
  )
})

test.each(Object.entries(libraries))('%s: no spelling names another account', (_, library) => {
  const { family, spell } = library
  fc.assert(
    fc.property(account(library), account(library), tag, fc.nat(), (one, other, inside, at) => {
      // One bit apart, too.
      const near = one.map((byte, index) => (index === at % one.length ? byte ^ (1 << (at % 8)) : byte))
      for (const bytes of [near, ...(Buffer.from(one).equals(other) ? [] : [other])])
        for (const [text] of spell(bytes, inside))
          for (const [own] of spell(one, inside))
            expect([own, text, sameAddress(family, own, text)]).toEqual([own, text, false])
    }),
  )
})

test.each(Object.entries(libraries))(
  '%s: a text with a changed character is the account only if the library says so',
  (_, library) => {
    const { family, spell, isOf } = library
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_:=x '
    fc.assert(
      fc.property(
        account(library),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...alphabet),
        fc.constantFrom('change', 'insert', 'remove'),
        (bytes, which, at, letter, how) => {
          const spellings = spell(bytes, 42)
          const [text = ''] = spellings[which % spellings.length] ?? []
          const place = at % text.length
          const after = text.slice(how === 'insert' ? place : place + 1)
          const changed = text.slice(0, place) + (how === 'remove' ? '' : letter) + after
          fc.pre(spellings.every(([known]) => known !== changed))
          const [[first] = ['']] = spellings
          if (sameAddress(family, first, changed)) expect([changed, isOf(bytes, changed)]).toEqual([changed, true])
        },
      ),
      { numRuns: 1_000 },
    )
  },
)
