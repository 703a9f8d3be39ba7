import { base58, base64 } from '@scure/base'
import type { Wallet } from '@wallet-standard/base'
import { expect, test } from 'vitest'

import { cameOf } from '../payWithWallet.ts'
import { walletProblem } from '../walletProblem.ts'
import { solanaWallet } from './solanaWallet.ts'

const address = 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr'
const account = { address, publicKey: base58.decode(address), chains: ['solana:devnet'], features: [] }
const signature = new Uint8Array(64).fill(7)
const following = { onCalls: () => undefined, signal: new AbortController().signal }
const text = new TextEncoder().encode('text')

const walletWith = (features: object, accounts: readonly object[] = [account]) =>
  solanaWallet({
    version: '1.0.0',
    name: 'One',
    icon: 'data:image/svg+xml;base64,',
    chains: ['solana:devnet'],
    accounts: [],
    features: { 'standard:connect': { version: '1.0.0', connect: async () => ({ accounts }) }, ...features },
  } as unknown as Wallet)

const paying = (answer: () => unknown) => ({
  'solana:signAndSendTransaction': { signAndSendTransaction: async () => answer() },
})

const pay = async (answer: () => unknown, chain = 'solana:devnet') => {
  const { payment } = walletWith(paying(answer))
  if (!payment) throw new Error('It cannot pay')
  await payment.prepare({ address, chainId: undefined })
  const asked = { status: 'ready' as const, solanaTransaction: { chain, from: address, wire: 'AA==' } }
  return cameOf(payment.send(asked, '', following))
}

const declined = () => {
  throw { code: 4001 }
}
const disconnected = () => {
  throw new Error('disconnected')
}

test.each([
  ['the signature', () => [{ signature }], { hash: base58.encode(signature) }],
  ['an empty list', () => [], { isUnknown: true }],
  ['null', () => null, { isUnknown: true }],
  ['a signature as text', () => [{ signature: 'text' }], { isUnknown: true }],
  ['that the user declined', declined, { refused: 'rejected' }],
  ['a lost connection', disconnected, { isUnknown: true }],
])('a payment that a wallet answers with %s', async (_, answer, came) => {
  expect(await pay(answer)).toEqual(came)
})

test('a wallet that does not have the cluster of the payment, or no longer the account, is not asked for it', async () => {
  const asked: string[] = []
  const answer = () => {
    asked.push('payment')
    return [{ signature }]
  }
  expect(await pay(answer, 'solana:mainnet')).toEqual({ refused: 'otherNetwork' })
  const other = walletWith(paying(answer), [{ ...account, address: 'other' }])
  const problem = await other.payment?.prepare({ address, chainId: undefined }).catch(walletProblem)
  expect([problem, asked]).toEqual(['otherAccount', []])
})

const sign = async (features: object) => {
  const wallet = walletWith(features)
  await wallet.connect()
  return wallet.sign('text', address).catch(walletProblem)
}

test('an envelope that a hardware wallet puts around the message is passed on with its signature, and another text is not', async () => {
  const signing = (signedMessage: Uint8Array) => ({
    'solana:signMessage': { signMessage: async () => [{ signature, signedMessage }] },
  })
  const envelope = Uint8Array.of(0xff, 1, 2, ...text)
  const plain = { signature: base58.encode(signature) }
  expect(await sign(signing(text))).toEqual(plain)
  expect(await sign(signing(envelope))).toEqual({ ...plain, envelope: base64.encode(envelope) })
  expect(await sign(signing(Uint8Array.of(...envelope, 1)))).toEqual(plain)
  expect(await sign({ 'solana:signMessage': { signMessage: async () => [] } })).toBe('notSigned')
  expect(await sign({})).toBe('notSigned')
})

test('a wallet that signs in connects by the same request; one that signed another text has connected only', async () => {
  const message = ['link.example wants you to sign in with your Solana account:', '', '', 'Yours?'].join('\n')
  const whole = message.replace(':\n', `:\n${address}`)
  const signingIn = (signed: string) => {
    const signedMessage = new TextEncoder().encode(signed)
    return walletWith({ 'solana:signIn': { signIn: async () => [{ account, signedMessage, signature }] } })
  }
  const signed = { signature: base58.encode(signature) }
  expect(await signingIn(whole).signIn?.(message)).toEqual({ address, signed })
  expect(await signingIn(`${whole}!`).signIn?.(message)).toEqual({ address })
  expect(await walletWith({}).signIn?.(message)).toBeUndefined()
})
