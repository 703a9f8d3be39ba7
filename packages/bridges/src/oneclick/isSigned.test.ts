import { verifyQuoteSignature } from '@defuse-protocol/one-click-sdk-typescript'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSigned, oneClickQuoteKey } from './isSigned.ts'
import type { OneClickQuote } from './schemas.ts'
import { type QuoteReply, quoteReply } from './testing/fixtures.ts'
import { quoteKey, signQuote } from './testing/signQuote.ts'

const signed = signQuote(quoteReply)
const bySdk = (reply: QuoteReply, key: string): boolean =>
  verifyQuoteSignature(reply as Parameters<typeof verifyQuoteSignature>[0], key)
const byUs = (reply: QuoteReply, key = quoteKey): boolean => isSigned(reply as OneClickQuote, key)

test('a quote that 1Click has signed is accepted, and by no other key', () => {
  expect(byUs(signed)).toBe(true)
  expect(byUs(signed, oneClickQuoteKey)).toBe(false)
  expect(base58.decode(oneClickQuoteKey.slice('ed25519:'.length))).toHaveLength(32)
})

const change = fc.oneof(
  fc.constant(null),
  fc.constant(undefined),
  fc.constant(''),
  fc.constant(0),
  fc.integer({ min: 1 }),
  fc.string(),
)
const optional = [
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
  'refundFee',
  'depositMemo',
]
const places = [
  ['timestamp'],
  ...Object.keys(quoteReply.quote).map(name => ['quote', name]),
  ...Object.keys(quoteReply.quoteRequest).map(name => ['quoteRequest', name]),
  ...optional.map(name => ['quote', name]),
  ...['referral', 'quoteWaitingTimeMs', 'customRecipientMsg', 'sessionId'].map(name => ['quoteRequest', name]),
]
const changed = (reply: QuoteReply, [first = '', second]: string[], value: unknown): QuoteReply =>
  second === undefined
    ? { ...reply, [first]: value }
    : { ...reply, [first]: { ...reply[first as 'quote'], [second]: value } }

test('the verdict on a quote that changed after its signature is that of 1Click’s own SDK', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), change, (place, value) => {
      const reply = changed(signed, place, value)
      // A dry quote has another signed form, and no address.
      fc.pre(reply.quoteRequest.dry === false)
      expect(byUs(reply)).toBe(bySdk(reply, quoteKey))
    }),
    { numRuns: 100 },
  )
})

test('a changed quote with a signature by 1Click’s own SDK is accepted', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), change, (place, value) => {
      const reply = changed(quoteReply, place, value)
      fc.pre(reply.quoteRequest.dry === false)
      expect(byUs(signQuote(reply))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['depositAddress', '0x0000000000000000000000000000000000000bad'],
  ['amountOut', '1'],
  ['deadline', '2027-11-21T12:00:00.000Z'],
])('a quote with another %s than was signed is refused', (name, value) => {
  expect(byUs(changed(signed, ['quote', name], value))).toBe(false)
})

test.each(['', 'ed25519:', 'ed25519:signature', 'ed25519:0OIl', base58.encode(new Uint8Array(64))])(
  'the signature %j is refused',
  signature => expect(byUs({ ...signed, signature })).toBe(false),
)
