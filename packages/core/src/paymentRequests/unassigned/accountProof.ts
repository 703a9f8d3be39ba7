import { findNetwork, findToken, fromBaseUnits } from '@rialto/catalog'

import type { PaymentSource } from '../ports.ts'

/** A payment that only the owner of an account can send: an exact amount of the network's own coin, from the account. */
export interface AccountProof {
  networkId: string
  symbol: string
  amount: string
  baseUnits: bigint
}

/**
 * The payment that proves the ownership of an account. Its amount is random in each source, and below what exchanges pay out: a
 * user of the account's owner cannot have it sent.
 */
export const accountProof = ({ id }: Pick<PaymentSource, 'id'>, networkId: string): AccountProof => {
  const symbol = findNetwork(networkId)?.nativeSymbol ?? ''
  const { decimals = 0 } = findToken(networkId, symbol) ?? {}
  const baseUnits = BigInt(`0x${id.slice(-5)}`) + 1n
  return { networkId, symbol, amount: fromBaseUnits(baseUnits, decimals), baseUnits }
}
