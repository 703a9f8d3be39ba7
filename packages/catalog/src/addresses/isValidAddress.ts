import type { NetworkType } from '../networkType.ts'
import type { AddressForm } from './addressForm.ts'
import { isAvalancheXAddress, isCardanoAddress, isInjectiveAddress } from './bech32Accounts.ts'
import { isBitcoinAddress, isDogecoinAddress, isLitecoinAddress } from './bitcoin.ts'
import { isEvmAddress } from './evm.ts'
import { isMoveAddress } from './move.ts'
import { isRippleAddress } from './ripple.ts'
import { isSolanaAddress } from './solana.ts'
import { isStellarAddress } from './stellar.ts'
import { isTezosAddress } from './tezos.ts'
import { isTonAddress } from './ton.ts'
import { isTronAddress } from './tron.ts'

const forms: Readonly<Record<NetworkType, AddressForm>> = {
  unknown: () => false,
  evm: isEvmAddress,
  solana: isSolanaAddress,
  bitcoin: isBitcoinAddress,
  cardano: isCardanoAddress,
  tron: isTronAddress,
  avalancheX: isAvalancheXAddress,
  tezos: isTezosAddress,
  dogecoin: isDogecoinAddress,
  ripple: isRippleAddress,
  stellar: isStellarAddress,
  litecoin: isLitecoinAddress,
  sui: isMoveAddress,
  aptos: isMoveAddress,
  tvm: isTonAddress,
  injective: isInjectiveAddress,
}

/** The longest is Cardano's with 108. Base58 costs the square of the length: what is longer is not looked at. */
const maxLength = 128

/**
 * Whether money sent to this text on a network of this family can arrive: form, length and checksum, nothing about whether
 * anyone holds its key. Never throws. A family that writes both networks alike answers the same for both.
 */
export const isValidAddress = (
  networkType: NetworkType,
  address: string,
  { testnet = false }: { testnet?: boolean } = {},
): boolean => address.length > 0 && address.length <= maxLength && forms[networkType](address, { testnet })
