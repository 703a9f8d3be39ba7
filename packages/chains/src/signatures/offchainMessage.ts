import { concatBytes } from '@noble/hashes/utils.js'

/** No transaction begins with these bytes. */
const domain = Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain'))

const isAt = (bytes: Uint8Array, part: Uint8Array, from: number): boolean =>
  part.every((byte, at) => bytes[from + at] === byte)

const length = (text: Uint8Array): Uint8Array => Uint8Array.of(text.length & 0xff, text.length >> 8)

/** Restricted ASCII, UTF-8 up to a packet's length, and longer UTF-8. */
const formats = [0, 1, 2]
const noApplication = new Uint8Array(32)

/**
 * The headers of the two layouts of version 0. The layout of the specification, which hardware wallets use since
 * version 1.8 of Ledger's app, is for one signer here. The earlier layout has no application, signers or signer count.
 */
const headers = (key: Uint8Array, text: Uint8Array, application: Uint8Array): Uint8Array[] =>
  formats.flatMap(format => [
    concatBytes(domain, Uint8Array.of(0), application, Uint8Array.of(format, 1), key, length(text)),
    concatBytes(domain, Uint8Array.of(0, format), length(text)),
  ])

/** The preamble of version 1: signers, without application, format or length. */
const headerOfVersion1 = (key: Uint8Array): Uint8Array => concatBytes(domain, Uint8Array.of(1, 1), key)

/**
 * Every off-chain message form in which a wallet signs a text for one key
 * (docs.anza.xyz/proposals/off-chain-message-signing), without an application.
 */
export const offchainForms = (key: Uint8Array, text: Uint8Array): Uint8Array[] =>
  [...headers(key, text, noApplication), headerOfVersion1(key)].map(header => concatBytes(header, text))

/** Whether an envelope contains exactly this text for this key, with any application. */
export const isEnvelopeOf = (envelope: Uint8Array, key: Uint8Array, text: Uint8Array): boolean => {
  const application = envelope.slice(domain.length + 1, domain.length + 1 + noApplication.length)
  return [...headers(key, text, application), headerOfVersion1(key)].some(
    header =>
      envelope.length === header.length + text.length &&
      isAt(envelope, header, 0) &&
      isAt(envelope, text, header.length),
  )
}
