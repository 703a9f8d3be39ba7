import { generateKeyPairSync, sign } from 'node:crypto'

import { base58, base64 } from '@scure/base'
import fc from 'fast-check'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'

import { createSignatureVerifier } from './createSignatureVerifier.ts'
import { siweVectors } from './testing/siweVectors.ts'

const verifier = createSignatureVerifier()
const verify = (signed: Omit<Parameters<typeof verifier.verify>[0], 'networkId'>) =>
  verifier.verify({ networkId: '', ...signed })
const message = 'link.example wants you to sign in with your account\n\nΩ nonce 1'

describe('EVM (EIP-191)', () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const check = (change: object, signature: string) =>
    verify({ family: 'evm', address: account.address, message, signature, ...change })

  test('the key’s own signature fits, in any case of the address', async () => {
    const signature = await account.signMessage({ message })
    expect(await check({}, signature)).toBe(true)
    expect(await check({ address: account.address.toLowerCase() }, signature)).toBe(true)
  })

  test('the same signature fits without 0x, in capitals, and with 0 or 1 for its last byte', async () => {
    const signature = await account.signMessage({ message })
    const parity = signature.endsWith('1b') ? '00' : '01'
    const forms = [signature.slice(2), signature.toUpperCase(), `${signature.slice(0, -2)}${parity}`]
    for (const form of forms) expect(await check({}, form)).toBe(true)
    expect(await check({}, `0x${signature}`)).toBe(false)
    expect(await check({}, `${signature.slice(0, -2)}${parity === '00' ? '01' : '00'}`)).toBe(false)
  })

  test('another text, another address or another key do not', async () => {
    const signature = await account.signMessage({ message })
    const other = privateKeyToAccount(generatePrivateKey())
    expect(await check({ message: `${message} ` }, signature)).toBe(false)
    expect(await check({ address: other.address }, signature)).toBe(false)
    expect(await check({}, await other.signMessage({ message }))).toBe(false)
  })

  test('no text is a signature that was not made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.uint8Array({ minLength: 65, maxLength: 65 }).map(toHex)),
        async text => {
          expect(await check({}, text)).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('Sign-In with Ethereum (EIP-4361), by the vectors of spruceid/siwe', () => {
  test.each(siweVectors)('%s is accepted, and with any letter changed is not', async (_, { signature, ...fields }) => {
    const text = createSiweMessage(fields)
    const check = (changed: string) => verify({ family: 'evm', address: fields.address, message: changed, signature })
    expect(await check(text)).toBe(true)
    for (const at of [0, text.indexOf('Nonce: ') + 8, text.length - 1])
      expect(await check(`${text.slice(0, at)}#${text.slice(at + 1)}`)).toBe(false)
  })
})

describe('Solana (Ed25519)', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const address = base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'))
  const signed = (text: string) => sign(null, Buffer.from(text), privateKey)
  const check = (change: object, signature: string) =>
    verify({ family: 'solana', address, message, signature, ...change })

  test('the key’s own signature fits, in base58 and base64', async () => {
    expect(await check({}, base58.encode(signed(message)))).toBe(true)
    expect(await check({}, base64.encode(signed(message)))).toBe(true)
  })

  test('another text or another address do not', async () => {
    const signature = base58.encode(signed(message))
    expect(await check({ message: 'other' }, signature)).toBe(false)
    expect(await check({ address: base58.encode(Buffer.alloc(32, 7)) }, signature)).toBe(false)
  })

  const key = base58.decode(address)
  const domain = Buffer.concat([Uint8Array.of(0xff), Buffer.from('solana offchain')])
  const length = (text: Buffer) => Buffer.from(Uint16Array.of(text.length).buffer)
  const specified = (text: Buffer, application = Buffer.alloc(32), format = 1) =>
    Buffer.concat([domain, Uint8Array.of(0), application, Uint8Array.of(format, 1), key, length(text), text])
  const layouts: [string, (text: Buffer) => Buffer][] = [
    ['version 0', text => specified(text)],
    ['version 0 in ASCII', text => specified(text, undefined, 0)],
    ['version 0 from before applications', text => Buffer.concat([domain, Uint8Array.of(0, 1), length(text), text])],
    ['version 1', text => Buffer.concat([domain, Uint8Array.of(1, 1), key, text])],
  ]

  test.each(layouts)(
    'a hardware wallet’s signature of an off-chain message fits by %s, and of another text does not',
    async (_, wrap) => {
      const signature = (text: string) => base58.encode(sign(null, wrap(Buffer.from(text)), privateKey))
      expect(await check({}, signature(message))).toBe(true)
      expect(await check({}, signature(`${message} `))).toBe(false)
    },
  )

  test('an envelope that names an application fits where it is shown, and only around this text for this key', async () => {
    const application = Buffer.from('link.example'.padEnd(32, '\0'))
    const shown = (envelope: Buffer) =>
      check({ envelope: base64.encode(envelope) }, base58.encode(sign(null, envelope, privateKey)))
    const text = Buffer.from(message)
    const envelope = specified(text, application)
    expect(await shown(envelope)).toBe(true)
    expect(await check({}, base58.encode(sign(null, envelope, privateKey)))).toBe(false)
    expect(await shown(specified(Buffer.from(`${message} `), application))).toBe(false)
    expect(await shown(Buffer.concat([envelope, Buffer.from('!')]))).toBe(false)
    expect(await shown(Buffer.concat([Buffer.from('anything before '), text]))).toBe(false)
    const ofOther = Buffer.from(envelope)
    ofOther.fill(7, 51, 83)
    expect(await shown(ofOther)).toBe(false)
    expect(await check({ envelope: 'not base64!' }, base58.encode(signed(message)))).toBe(false)
  })

  test.each(['11111111111111111111111111111111', base58.encode(Uint8Array.of(1, ...Array<number>(31).fill(0)))])(
    'an address of small order proves nothing: %s',
    async weak => {
      // R is the neutral element and S is zero, which verifies every message under such a key.
      const forged = Uint8Array.of(1, ...Array<number>(63).fill(0))
      expect(await check({ address: weak }, base58.encode(forged))).toBe(false)
    },
  )

  test('no text is a signature that was not made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.uint8Array({ minLength: 64, maxLength: 64 }).map(b => base58.encode(b)),
        ),
        async text => {
          expect(await check({}, text)).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  })
})

const toHex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`
