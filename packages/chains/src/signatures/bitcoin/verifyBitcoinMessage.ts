import { base64 } from '@scure/base'

import { addressScript } from './addressScripts.ts'
import { verifyBip322 } from './verifyBip322.ts'
import { isLegacySignature, verifyLegacyMessage } from './verifyLegacyMessage.ts'

/** BIP-322's prefixes, which older wallets omit. */
const prefixed = /^(smp|ful)?(.+)$/s

/**
 * Verifies a Bitcoin address's signature of a text, by BIP-322 or by BIP-137 (`signmessage`). Signatures are in Base64.
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
    // Not Base64, or no recoverable key.
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
