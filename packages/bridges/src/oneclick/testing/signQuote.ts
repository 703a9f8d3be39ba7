import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

import { quoteHash } from '@defuse-protocol/one-click-sdk-typescript'
import { base58 } from '@scure/base'

import type { QuoteReply } from './fixtures.ts'

/** An Ed25519 key of these tests, from a seed in DER. */
const seed = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)])
const privateKey = createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' })

export const quoteKey = `ed25519:${base58.encode(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32))}`

/** The reply with a signature over the text that 1Click's own SDK makes of it. */
export const signQuote = (reply: QuoteReply): QuoteReply => {
  const message = Buffer.from(quoteHash(reply as Parameters<typeof quoteHash>[0]))
  return { ...reply, signature: `ed25519:${base58.encode(sign(null, message, privateKey))}` }
}
