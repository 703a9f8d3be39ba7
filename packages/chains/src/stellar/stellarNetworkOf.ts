/** Part of each signature, so that a transaction is valid on one network alone. */
const passphrases: ReadonlyMap<string, string> = new Map([
  ['stellar:pubnet', 'Public Global Stellar Network ; September 2015'],
  ['stellar:testnet', 'Test SDF Network ; September 2015'],
])

/** The CAIP-2 id of the network with this passphrase. */
export const stellarNetworkOf = (passphrase: string): string | undefined =>
  [...passphrases].find(([, one]) => one === passphrase)?.[0]

/** The passphrase of a network by its CAIP-2 id. */
export const passphraseOf = (caip2: string): string | undefined => passphrases.get(caip2)
