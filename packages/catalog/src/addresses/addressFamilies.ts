import type { NetworkType } from '../networkType.ts'
import type { AddressFamily } from './addressFamily.ts'
import {
  avalancheXAddresses,
  cardanoAddresses,
  cosmosAddresses,
  injectiveAddresses,
  nobleAddresses,
} from './bech32Accounts.ts'
import { bitcoinAddresses, dogecoinAddresses, litecoinAddresses } from './bitcoin.ts'
import { evmAddresses } from './evm.ts'
import { moveAddresses } from './move.ts'
import { rippleAddresses } from './ripple.ts'
import { solanaAddresses } from './solana.ts'
import { stellarAddresses } from './stellar.ts'
import { tezosAddresses } from './tezos.ts'
import { tonAddresses } from './ton.ts'
import { tronAddresses } from './tron.ts'

/** How the addresses of each family are read. */
export const addressFamilies: Readonly<Record<NetworkType, AddressFamily>> = {
  unknown: { read: () => undefined },
  evm: evmAddresses,
  solana: solanaAddresses,
  bitcoin: bitcoinAddresses,
  cardano: cardanoAddresses,
  tron: tronAddresses,
  avalancheX: avalancheXAddresses,
  tezos: tezosAddresses,
  dogecoin: dogecoinAddresses,
  ripple: rippleAddresses,
  stellar: stellarAddresses,
  litecoin: litecoinAddresses,
  sui: moveAddresses,
  aptos: moveAddresses,
  tvm: tonAddresses,
  injective: injectiveAddresses,
  cosmos: cosmosAddresses,
  noble: nobleAddresses,
}

/**
 * The longest is Cardano's in hex with 114. Decoding base58 takes quadratic time, so longer text is rejected unread.
 */
export const maxAddressLength = 128
