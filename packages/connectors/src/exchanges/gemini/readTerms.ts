import { findToken, parseDecimal } from '@rialto/catalog'
import type { UpstreamNetwork, WithdrawalTerms } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { feeAddressOf } from './feeAddresses.ts'
import { readFee } from './readFee.ts'
import { readNetworks } from './readNetworks.ts'

/** What a fee is asked for: little, so that every account has it. */
const anAmount = '0.01'

/** Gemini tells no precision: no more than the token's own can arrive. */
const usualDecimals = 8

export const decimalsOf = (networkId: string, symbol: string): number =>
  findToken(networkId, symbol)?.decimals ?? usualDecimals

/** A fee that Gemini refuses to name for this network closes it, and no other. */
const feeOrNone = async (
  context: GeminiContext,
  access: GeminiAccess,
  symbol: string,
  { networkId, upstreamId: upstream }: UpstreamNetwork,
): Promise<string | undefined> => {
  const address = feeAddressOf(networkId, upstream)
  if (address === undefined) return undefined
  return readFee(context, access, { symbol, upstream, address, amount: anAmount }).catch((error: unknown) => {
    const kinds = ['refused', 'invalidAddress', 'networkUnsupported', 'amountBelowMinimum', 'insufficientFunds']
    if (error instanceof ConnectorError && kinds.includes(error.kind)) return undefined
    throw error
  })
}

/** For the networks that this account can use, with the fee of this moment. Gemini names neither a least nor a most. */
export const readTerms = async (
  context: GeminiContext,
  access: GeminiAccess,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const open = await readNetworks(context, access, symbol)
  const listed = context.descriptor.networks.filter(({ upstreamId }) => open.includes(upstreamId))
  return Promise.all(
    listed.map(async network => {
      const fee = await feeOrNone(context, access, symbol, network)
      return {
        networkId: network.networkId,
        fee: parseDecimal(fee ?? '0') ?? '0',
        minimum: '0',
        decimals: decimalsOf(network.networkId, symbol),
        enabled: fee !== undefined,
      }
    }),
  )
}
