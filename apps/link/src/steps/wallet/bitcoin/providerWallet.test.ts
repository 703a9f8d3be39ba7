import { expect, test } from 'vitest'

import { cameOf } from '../payWithWallet.ts'
import { walletProblem } from '../walletProblem.ts'
import { providerWallet } from './providerWallet.ts'

const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const txid = 'ab'.repeat(32)
const asked = { status: 'ready' as const, bitcoinTransfer: { from: address, to: address, satoshis: 1_000 } }
const following = { onCalls: () => undefined, signal: new AbortController().signal }

const walletThat = (answer: () => unknown) => providerWallet({ request: async () => answer() })
const throwing = (error: unknown) => () => {
  throw error
}

const pay = (answer: () => unknown) => {
  const { payment } = walletThat(answer)
  if (!payment) throw new Error('It cannot pay')
  return cameOf(payment.send(asked, '', following))
}

test.each([
  ['its result', () => ({ result: { txid } }), { hash: txid }],
  ['null', () => null, { isUnknown: true }],
  ['no transaction', () => ({ result: {} }), { isUnknown: true }],
  ['something that is no hash', () => ({ result: { txid: 'pending' } }), { isUnknown: true }],
  ['an error of its own', () => ({ error: { code: -32603 } }), { isUnknown: true }],
  ['that the user declined', () => ({ error: { code: -32000 } }), { refused: 'rejected' }],
  ['the same, thrown', throwing({ error: { code: 4001 } }), { refused: 'rejected' }],
  ['that it has no such method', () => ({ error: { code: -32001 } }), { refused: 'payNotSent' }],
  ['that the page has no access', () => ({ error: { code: -32002 } }), { refused: 'payNotSent' }],
  ['a lost connection', throwing(new Error('disconnected')), { isUnknown: true }],
])('a payment that a wallet answers with %s', async (_, answer, came) => {
  expect(await pay(answer)).toEqual(came)
})

test('a wallet without an address, and one without a signature, differ from one that fails', async () => {
  const connect = (answer: () => unknown) => walletThat(answer).connect().catch(walletProblem)
  const sign = (answer: () => unknown) => walletThat(answer).sign('text', address).catch(walletProblem)
  expect(await connect(() => ({ result: { addresses: [{ address, purpose: 'payment' }] } }))).toBe(address)
  expect(await connect(() => null)).toBe('noAccount')
  expect(await sign(() => ({ result: { signature: 'AA==' } }))).toEqual({ signature: 'AA==' })
  expect(await sign(() => ({ result: null }))).toBe('notSigned')
  expect(await sign(() => ({ error: { code: -32603 } }))).toBe('failed')
})
