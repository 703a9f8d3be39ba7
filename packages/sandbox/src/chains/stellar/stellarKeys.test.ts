import { Keypair, MuxedAccount, Account } from '@stellar/stellar-base'
import { expect, test } from 'vitest'

import { addressOf, fromAccount, isSignedBy, keyOf, signWith, toAccount, toMuxed } from './stellarKeys.ts'

const seed = keyOf('payer')
const pair = Keypair.fromRawEd25519Seed(Buffer.from(seed))

test('accounts and muxed accounts are those of the published library', () => {
  expect(addressOf(seed)).toBe(pair.publicKey())
  expect(toAccount(fromAccount(pair.publicKey()))).toBe(pair.publicKey())
  const muxed = new MuxedAccount(new Account(pair.publicKey(), '0'), '4711')
  expect(toMuxed({ account: pair.publicKey(), id: 4711n })).toBe(muxed.accountId())
  expect(() => fromAccount(muxed.accountId())).toThrow('Not an account')
})

test('signatures verify in the published library, and those of another key do not', () => {
  const hash = Buffer.alloc(32, 7)
  const signature = signWith(hash, seed)
  expect(pair.verify(hash, signature)).toBe(true)
  expect(isSignedBy(hash, signature, pair.publicKey())).toBe(true)
  expect(isSignedBy(hash, signature, addressOf(keyOf('other')))).toBe(false)
})
