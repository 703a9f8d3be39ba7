import { createHash, createPublicKey, verify } from 'node:crypto'

import { base58 } from '@scure/base'

import type { OneClickQuote } from './schemas.ts'

/** The key of 1Click's quotes, as `@defuse-protocol/one-click-sdk-typescript` 0.1.25 has it. */
export const oneClickQuoteKey = 'ed25519:reYaWhvwu8Jzo3WUM3zhn6VrhuMEF4eADL17qtRVifc'

/** The signed fields of the repeated request and of the quote. An empty optional one is not signed. */
const ofRequest = [
  ['dry', 'swapType', 'slippageTolerance', 'originAsset', 'depositType', 'destinationAsset', 'amount', 'refundTo'],
  ['refundType', 'recipient', 'recipientType', 'deadline'],
].flat()
const ofRequestIfSet = [
  'quoteWaitingTimeMs',
  'referral',
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
]
const ofQuote = [
  ['amountIn', 'amountInFormatted', 'amountInUsd', 'minAmountIn'],
  ['amountOut', 'amountOutFormatted', 'amountOutUsd', 'minAmountOut'],
].flat()
const ofQuoteIfSet = [
  ['depositAddress', 'depositMemo', 'deadline', 'timeWhenInactive', 'timeEstimate'],
  ['virtualChainRecipient', 'virtualChainRefundRecipient', 'customRecipientMsg', 'refundFee', 'withdrawFee'],
].flat()

type Fields = Readonly<Record<string, unknown>>

/** A field of the quote hides one of the request with its name, even if it is empty. */
const pick = (from: Fields, always: readonly string[], ifSet: readonly string[]): Fields =>
  Object.fromEntries([
    ...always.map(name => [name, from[name]] as const),
    ...ifSet.map(name => [name, from[name] || undefined] as const),
  ])

/** JSON with the names in order, hashed, in Base58: 1Click signs that text. */
const signedText = ({ quoteRequest, quote, timestamp }: OneClickQuote): string => {
  const fields = { ...pick(quoteRequest, ofRequest, ofRequestIfSet), ...pick(quote, ofQuote, ofQuoteIfSet), timestamp }
  const inOrder = Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
  return base58.encode(createHash('sha256').update(JSON.stringify(inOrder)).digest())
}

const bytesOf = (text: string): Uint8Array => base58.decode(text.replace(/^ed25519:/, ''))

/** The header of an Ed25519 public key in DER. */
const derHeader = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether a quote with a deposit address bears 1Click's signature. */
export const isSigned = (reply: OneClickQuote, quoteKey: string): boolean => {
  try {
    const der = Buffer.concat([derHeader, bytesOf(quoteKey)])
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, Buffer.from(signedText(reply)), key, bytesOf(reply.signature ?? ''))
  } catch {
    // Not Base58, or of another length.
    return false
  }
}
