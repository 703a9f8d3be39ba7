import { describe } from 'vitest'

import { aUuid, describeRequest, text } from '../../testing/describeRequest.ts'
import { WalletChallengeRequest, WalletPaymentAnswer, WalletSignature } from './linkWallet.ts'

describe('a wallet’s answer to a payment request', () => {
  describeRequest(
    WalletPaymentAnswer,
    { previewId: aUuid },
    {
      takes: {
        'a hash of an EVM chain': { hash: `0x${'aB'.repeat(32)}` },
        'a signature of Solana': { hash: '5'.repeat(88) },
      },
      refuses: {
        'a hash that is too short': { hash: `0x${'ab'.repeat(31)}` },
        'letters that base58 leaves out': { hash: 'O'.repeat(64) },
        'text after the hash': { hash: `0x${'ab'.repeat(32)}\n` },
        'a preview that is no id': { previewId: 'x' },
      },
    },
  )
})

describe('a signature', () => {
  describeRequest(
    WalletSignature,
    { challengeId: aUuid, signature: '0x00' },
    {
      takes: { 'a contract that is not deployed yet': { signature: text(20_000) } },
      refuses: {
        nothing: { signature: '' },
        'more than that': { signature: text(20_001) },
        'no challenge': { challengeId: 'x' },
      },
    },
  )
})

describe('a request for a message to sign', () => {
  describeRequest(
    WalletChallengeRequest,
    { address: '0x1', networkId: aUuid },
    {
      takes: { 'an address of 200 characters': { address: text(200) } },
      refuses: {
        'no address': { address: '' },
        'an address of 201 characters': { address: text(201) },
        'a network by name': { networkId: 'x' },
      },
    },
  )
})
