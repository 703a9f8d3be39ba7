import { HDKey } from '@scure/bip32'
import { NETWORK, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'

import { hasDescriptorChecksum } from './descriptorChecksum.ts'
import { isOfAccount, mainVersions, readKey, receivingKey } from './extendedKeys.ts'

/** Version bytes by the prefix of the text (SLIP-132), for the main network and the test networks. */
const main = { xpub: mainVersions, zpub: { public: 0x04b24746, private: 0x04b2430c } }
const test = {
  tpub: { public: 0x043587cf, private: 0x04358394 },
  vpub: { public: 0x045f1cf6, private: 0x045f18bc },
}

/** The key with the version bytes of `xpub` or `tpub`. */
const spelled = ({ depth, index, parentFingerprint, chainCode, publicKey }: HDKey, versions = mainVersions): string => {
  if (chainCode === null || publicKey === null) throw new Error('No public key was derived')
  return new HDKey({ versions, depth, index, parentFingerprint, chainCode, publicKey }).publicExtendedKey
}

type Form = 'wpkh' | 'tr'
type Key = NonNullable<ReturnType<typeof readKey>>

/** `wpkh(KEY)` or `tr(KEY)`: the key may have its origin in brackets, and the path of its receiving addresses. */
const descriptor =
  /^(wpkh|tr)\((?:\[[0-9a-f]{8}(?:\/[0-9]+['h]?)*\])?([A-Za-z0-9]+)(\/0\/\*|\/<0;1>\/\*|\/\*)?\)(#\w{8})?$/i

/**
 * Native SegWit (`wpkh`, BIP-84) and Taproot (`tr`, BIP-86) of one key, from an output descriptor of a wallet or from a
 * `zpub`. Multisignature and scripts are rejected. The canonical form is the descriptor of the receiving addresses' key.
 */
export const bitcoinDerivation = ({ isTestnet }: { isTestnet: boolean }) => {
  const prefixes: Record<string, { public: number; private: number }> = isTestnet ? test : main
  const [plain, segwit] = isTestnet ? ['tpub', 'vpub'] : ['xpub', 'zpub']
  const keyOf = (text: string): Key | undefined => {
    const versions = prefixes[text.slice(0, 4)]
    return versions && readKey(text, versions)
  }

  const read = (text: string): { form: Form; key: Key } | undefined => {
    const [, form, keyText = '', path = '', checksum] = descriptor.exec(text) ?? []
    if (form === undefined) {
      const key = text.startsWith(segwit) ? keyOf(text) : undefined
      return key && isOfAccount(key) ? { form: 'wpkh', key: receivingKey(key) } : undefined
    }
    if (checksum !== undefined && !hasDescriptorChecksum(text)) return undefined
    const key = keyOf(keyText)
    // `zpub` means native SegWit, also within `tr(…)`.
    if (!key || !isOfAccount(key) || !keyText.startsWith(plain)) return undefined
    const isChain = receivingKey(key) === key
    if (path !== '' && isChain !== (path === '/*')) return undefined
    return { form: form.toLowerCase() === 'tr' ? 'tr' : 'wpkh', key: receivingKey(key) }
  }

  const required = (text: string) => {
    const found = read(text)
    if (!found) throw new Error('The extended public key cannot be used on this network')
    return found
  }

  return {
    findFault: (text: string): string | undefined =>
      read(text)
        ? undefined
        : `must be a descriptor of one key, wpkh(${plain}…/0/*) or tr(${plain}…/0/*) as your wallet shows it, or a key that begins with ${segwit}`,
    canonicalKey: (text: string): string => {
      const { form, key } = required(text)
      return `${form}(${spelled(key, prefixes[plain])}/*)`
    },
    derive: (text: string, number: number): string => {
      const { form, key } = required(text)
      const { publicKey } = key.deriveChild(number)
      if (!publicKey) throw new Error('No public key was derived')
      const network = isTestnet ? TEST_NETWORK : NETWORK
      const { address } = form === 'tr' ? p2tr(publicKey.slice(1), undefined, network) : p2wpkh(publicKey, network)
      if (address === undefined) throw new Error('No address was derived')
      return address
    },
  }
}
