import { findNetwork, findNetworkByCaip2 } from '../findNetwork.ts'
import type { NetworkType } from '../networkType.ts'

/** `exact`: another letter case is another address, or none. */
type Comparison = 'hex' | 'bech32' | 'exact'

const comparisons: Readonly<Record<NetworkType, Comparison>> = {
  unknown: 'exact',
  evm: 'hex',
  sui: 'hex',
  aptos: 'hex',
  bitcoin: 'bech32',
  litecoin: 'bech32',
  cardano: 'bech32',
  injective: 'bech32',
  avalancheX: 'bech32',
  solana: 'exact',
  tron: 'exact',
  tezos: 'exact',
  dogecoin: 'exact',
  ripple: 'exact',
  stellar: 'exact',
  tvm: 'exact',
}

const hex = /^0x[0-9a-f]*$/i
/** A human-readable part that networks of these families use, after the chain of an Avalanche address. */
const bech32 = /^(?:X-)?(?:bc|tb|bcrt|ltc|tltc|addr|addr_test|inj|avax|fuji)1[a-z0-9]+$/
const avalancheChain = /^X-/

/** BIP 173: all lower or all upper case, never mixed. The `X` of an Avalanche address stands before that. */
const plainBech32 = (text: string): string | undefined => {
  const rest = text.replace(avalancheChain, '')
  const isWhole = rest === rest.toLowerCase() || rest === rest.toUpperCase()
  const plain = `${text.slice(0, text.length - rest.length)}${rest.toLowerCase()}`
  return isWhole && bech32.test(plain) ? plain : undefined
}

const families: ReadonlySet<string> = new Set(Object.keys(comparisons))

const isFamily = (text: string): text is NetworkType => families.has(text)

const familyOf = (network: string): NetworkType =>
  isFamily(network) ? network : ((findNetwork(network) ?? findNetworkByCaip2(network))?.networkType ?? 'unknown')

/**
 * Whether two texts are one address on a network: our id of it, its CAIP-2 id, or its family. Hex (EVM, Sui, Aptos) may
 * differ in letter case, of which EVM makes a checksum; a bech32 address may be in upper or in lower case as a whole;
 * everything else, and everything on an unknown network, is compared to the letter.
 */
export const sameAddress = (network: string, a: string, b: string): boolean => {
  if (a === b) return true
  const comparison = comparisons[familyOf(network)]
  if (comparison === 'hex') return hex.test(a) && hex.test(b) && a.toLowerCase() === b.toLowerCase()
  if (comparison === 'exact') return false
  const plain = plainBech32(a)
  return plain !== undefined && plain === plainBech32(b)
}

/**
 * One spelling per address, for look-ups that do not know the network: hex and bech32 in lower case, everything else as it is.
 * Any two spellings that `sameAddress` takes for one address of a known network give one text.
 */
export const canonicalAddress = (address: string): string =>
  hex.test(address) ? address.toLowerCase() : (plainBech32(address) ?? address)
