import { Address, NETWORK, type OutScript, p2pkh, p2sh, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'

const networks = [NETWORK, TEST_NETWORK, { ...TEST_NETWORK, bech32: 'bcrt' }]

export type AddressScript = NonNullable<ReturnType<typeof OutScript.decode>>

/** The output script of an address of any Bitcoin network. The networks' addresses differ only in their encoding. */
export const addressScript = (address: string): AddressScript | undefined => {
  for (const network of networks) {
    try {
      return Address(network).decode(address)
    } catch {
      // An address of another network, or an invalid one.
    }
  }
  return undefined
}

/** The output scripts of a key's addresses, by address type. Segwit accepts only compressed keys. */
export const keyScript = (type: string, publicKey: Uint8Array): Uint8Array | undefined => {
  if (type === 'pkh') return p2pkh(publicKey).script
  if (publicKey.length !== 33) return undefined
  if (type === 'wpkh') return p2wpkh(publicKey).script
  return type === 'sh' ? p2sh(p2wpkh(publicKey)).script : undefined
}
