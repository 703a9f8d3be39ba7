import { base58, createBase58check } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2.js'

import type { NetworkType } from '../networkType.ts'
import { isAvalancheXAddress, isCardanoAddress, isInjectiveAddress } from './bech32Accounts.ts'
import { isBitcoinAddress, isDogecoinAddress, isLitecoinAddress } from './bitcoin.ts'
import { isEvmAddress } from './evm.ts'
import { isRippleAddress } from './ripple.ts'
import { isStellarAddress } from './stellar.ts'
import { isTezosAddress } from './tezos.ts'
import { isTonAddress } from './ton.ts'
import { type AddressForm, tryDecode } from './tryDecode.ts'

const base58check = createBase58check(sha256)

/** `T…`: 0x41 and 20 bytes, the same on every Tron network. */
const isTronAddress: AddressForm = address => {
  const bytes = tryDecode(() => base58check.decode(address))
  return bytes?.length === 21 && bytes[0] === 0x41
}

/** 32 bytes of base58. There is no checksum: a mistyped letter is another address. */
const isSolanaAddress: AddressForm = address =>
  address.length >= 32 && address.length <= 44 && tryDecode(() => base58.decode(address))?.length === 32

/** Sui and Aptos: 32 bytes of hex in their long form. */
const isMoveAddress: AddressForm = address => /^0x[0-9a-fA-F]{64}$/.test(address)

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
