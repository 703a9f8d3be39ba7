import type { StellarNetworkConfig } from './createHorizonRpc.ts'

type Token = StellarNetworkConfig['tokens'][number]

/** The token with this asset: lumens, or the code and issuer of a token. A code alone names no token: every account may issue one. */
export const tokenOf = (tokens: readonly Token[], asset: string): Token | undefined =>
  tokens.find(token => assetOf(token) === asset)

export const assetOf = ({ symbol, address }: Pick<Token, 'symbol' | 'address'>): string =>
  address === undefined ? 'native' : `${symbol}:${address}`

/**
 * The tag that a payment names: the id of a muxed account or the memo. Undefined if the two differ, because then the
 * payment names two receivers.
 */
export const tagOf = ({
  memo,
  muxedId,
}: {
  memo: string | undefined
  muxedId: string | undefined
}): string | undefined =>
  muxedId === undefined || memo === undefined || memo === muxedId ? (muxedId ?? memo) : undefined
