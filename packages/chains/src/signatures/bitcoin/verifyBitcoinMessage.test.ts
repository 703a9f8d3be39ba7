import { secp256k1, schnorr } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { Address, OutScript, p2pkh, p2sh, p2tr, p2wpkh, RawWitness, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addressScript } from './addressScripts.ts'
import { doubleSha256, messageHash, noLocks, toSignBytes, toSpendId } from './bip322Transactions.ts'
import { errors, full, hashes, inconclusive, simple } from './testing/bip322Vectors.ts'
import { verifyBitcoinMessage } from './verifyBitcoinMessage.ts'
import { legacyMessageHash } from './verifyLegacyMessage.ts'

const message = 'link.example wants you to sign in with your Bitcoin account:\n\nΩ nonce 1'
const key = secp256k1.utils.randomSecretKey()
const publicKey = secp256k1.getPublicKey(key, true)

const scriptOf = (address: string): Uint8Array => {
  const decoded = addressScript(address)
  if (!decoded) throw new Error(`no address: ${address}`)
  return OutScript.encode(decoded)
}

/** Signs as a wallet does, with a library that does not implement BIP-322. */
const signSimple = (spend: { script: Uint8Array; redeemScript?: Uint8Array; tapInternalKey?: Uint8Array }) => {
  const transaction = new Transaction({ version: 0, lockTime: 0, allowUnknownOutputs: true })
  const witnessUtxo = { script: spend.script, amount: 0n }
  transaction.addInput({
    ...(spend.redeemScript && { redeemScript: spend.redeemScript }),
    ...(spend.tapInternalKey && { tapInternalKey: spend.tapInternalKey }),
    txid: toSpendId(message, spend.script),
    index: 0,
    sequence: 0,
    witnessUtxo,
  })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  transaction.sign(key)
  transaction.finalize()
  const witness = transaction.getInput(0).finalScriptWitness ?? []
  return { simple: RawWitness.encode(witness), full: transaction.extract() }
}

const signLegacy = (firstOf: number): Uint8Array => {
  const signed = secp256k1.sign(legacyMessageHash(message), key, { prehash: false, format: 'recovered' })
  return Uint8Array.of(firstOf + (signed[0] ?? 0), ...signed.subarray(1))
}

const wallets = [
  { kind: 'P2WPKH', spend: p2wpkh(publicKey) },
  { kind: 'P2SH-P2WPKH', spend: p2sh(p2wpkh(publicKey)) },
  { kind: 'P2TR', spend: p2tr(schnorr.getPublicKey(key)) },
].flatMap(({ kind, spend }) => {
  const address = spend.address ?? ''
  const signed = signSimple(spend)
  return [
    { name: `${kind}, simple`, address, bytes: signed.simple, firstBit: 0 },
    { name: `${kind}, full`, address, bytes: signed.full, firstBit: 0 },
  ]
})
/**
 * The first byte also encodes the kind of address, for which two groups of values are accepted. A separate test covers
 * those.
 */
const legacy = [
  { name: 'P2PKH of a compressed key, signmessage', spend: p2pkh(publicKey), from: 31, firstBit: 0 },
  { name: 'P2WPKH, BIP-137', spend: p2wpkh(publicKey), from: 39, firstBit: 8 },
  { name: 'P2SH-P2WPKH, BIP-137', spend: p2sh(p2wpkh(publicKey)), from: 35, firstBit: 8 },
].map(({ name, spend, from, firstBit }) => ({ name, address: spend.address ?? '', bytes: signLegacy(from), firstBit }))
const verify = (address: string, text: string, bytes: Uint8Array) =>
  verifyBitcoinMessage({ address, message: text, signature: base64.encode(bytes) })

describe('the vectors of BIP-322', () => {
  test.each(hashes)('hashes of $message', ({ message: text, address, hash, toSpend, toSign }) => {
    const txid = toSpendId(text, scriptOf(address))
    const signed = doubleSha256(toSignBytes(txid, new Uint8Array(), noLocks)).reverse()
    expect([messageHash(text), txid, signed].map(hex.encode)).toEqual([hash, toSpend, toSign])
  })

  test.each([...simple, ...full])('$type proves $address', async ({ message: text, address, signatures }) => {
    for (const signature of signatures)
      expect(await verifyBitcoinMessage({ address, message: text, signature })).toBe(true)
  })

  test.each(errors)('$why', async ({ message: text, address, signature }) => {
    expect(await verifyBitcoinMessage({ address, message: text, signature })).toBe(false)
  })

  test.each(inconclusive)('$type takes an interpreter: inconclusive proves nothing', async vector => {
    expect(await verifyBitcoinMessage(vector)).toBe(false)
  })
})

describe.each([...wallets, ...legacy])('$name', ({ address, bytes, firstBit }) => {
  test('the key’s own signature fits, on every network’s spelling of the address', async () => {
    expect(await verify(address, message, bytes)).toBe(true)
    expect(await verify(testnetOf(address), message, bytes)).toBe(true)
  })

  test('any bit of the signature changed is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: firstBit, max: bytes.length * 8 - 1 }), async bit => {
        const changed = Uint8Array.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(await verify(address, message, changed)).toBe(false)
      }),
      { numRuns: 25 },
    )
  })

  test('any part missing or added is refused', async () => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(await verify(address, message, bytes.subarray(0, length))).toBe(false)
    expect(await verify(address, message, Uint8Array.of(...bytes, 0))).toBe(false)
  })

  test('any other message is refused', async () => {
    const letters = [...message]
    await fc.assert(
      fc.asyncProperty(fc.nat(letters.length - 1), fc.string({ minLength: 0, maxLength: 2 }), async (at, text) => {
        const changed = letters.with(at, text).join('')
        expect(await verify(address, changed, bytes)).toBe(changed === message)
      }),
      { numRuns: 10 },
    )
  })

  test('any other address is refused', async () => {
    const other = secp256k1.getPublicKey(secp256k1.utils.randomSecretKey(), true)
    for (const { address: own } of [p2pkh(other), p2wpkh(other), p2sh(p2wpkh(other)), p2tr(other.subarray(1))])
      expect(await verify(own ?? '', message, bytes)).toBe(false)
    for (let at = 0; at < address.length; at += 1) {
      const changed = `${address.slice(0, at)}${address[at] === 'q' ? 'p' : 'q'}${address.slice(at + 1)}`
      expect(await verify(changed, message, bytes)).toBe(false)
    }
  })
})

test('a signature by BIP-322 for one address of a key proves no other address of it', async () => {
  const addresses = [p2wpkh(publicKey), p2sh(p2wpkh(publicKey)), p2tr(schnorr.getPublicKey(key)), p2pkh(publicKey)]
  for (const { address, bytes } of wallets)
    for (const own of addresses) expect(await verify(own.address ?? '', message, bytes)).toBe(own.address === address)
})

test('the first byte of signmessage names the key’s form and the kinds of address it proves', async () => {
  const kinds = {
    compressed: p2pkh(publicKey),
    uncompressed: p2pkh(secp256k1.getPublicKey(key, false)),
    script: p2sh(p2wpkh(publicKey)),
    segwit: p2wpkh(publicKey),
    taproot: p2tr(schnorr.getPublicKey(key)),
  }
  const proven = async (from: number) => {
    const fits = await Promise.all(
      Object.entries(kinds).map(async ([kind, { address }]) =>
        (await verify(address ?? '', message, signLegacy(from))) ? [kind] : [],
      ),
    )
    return fits.flat()
  }
  expect(await proven(27)).toEqual(['uncompressed'])
  expect(await proven(31)).toEqual(['compressed', 'script', 'segwit'])
  expect(await proven(35)).toEqual(['script'])
  expect(await proven(39)).toEqual(['segwit'])
  expect(await proven(23)).toEqual([])
  expect(await proven(43)).toEqual([])
})

test('no text is a signature that was not made', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.uint8Array({ maxLength: 200 }).map(b => base64.encode(b)),
      ),
      fc.constantFrom('', 'smp', 'ful'),
      async (text, prefix) => {
        const address = p2wpkh(publicKey).address ?? ''
        expect(await verifyBitcoinMessage({ address, message, signature: `${prefix}${text}` })).toBe(false)
      },
    ),
    { numRuns: 60 },
  )
})

const testnetOf = (address: string): string => {
  const decoded = addressScript(address)
  if (!decoded) throw new Error(`no address: ${address}`)
  return Address(TEST_NETWORK).encode(decoded)
}
