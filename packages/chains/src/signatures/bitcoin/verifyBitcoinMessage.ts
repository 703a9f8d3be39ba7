import { base64 } from '@scure/base'

import { addressScript } from './addressScripts.ts'
import { verifyBip322 } from './verifyBip322.ts'
import { isLegacySignature, verifyLegacyMessage } from './verifyLegacyMessage.ts'

/** BIP-322's prefixes, which older wallets leave out. */
const prefixed = /^(smp|ful)?(.+)$/s

/**
 * Whether the key of a Bitcoin address signed a text: by BIP-322, or as `signmessage` does and BIP-137 describes. Signatures come
 * in Base64.
 */
export const verifyBitcoinMessage = async (input: { address: string; message: string; signature: string }) => {
  const { message } = input
  const address = addressScript(input.address)
  const [, prefix, text = ''] = prefixed.exec(input.signature.trim()) ?? []
  if (!address) return false
  try {
    const bytes = base64.decode(text)
    if (prefix === undefined && isLegacySignature(bytes)) return verifyLegacyMessage({ address, message, bytes })
    const forms =
      prefix === undefined ? (['simple', 'full'] as const) : ([prefix === 'smp' ? 'simple' : 'full'] as const)
    return forms.some(form => isSigned(() => verifyBip322(form, { address, message, bytes })))
  } catch {
    // Not Base64, or no key recovers from it.
    return false
  }
}

/** A signature that cannot be read in one form may have another. */
const isSigned = (verify: () => boolean): boolean => {
  try {
    return verify()
  } catch {
    return false
  }
}
