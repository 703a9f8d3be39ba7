import { findNetworkByCaip2, type Network, sameAddress } from '@rialto/catalog'
import { BridgeError, type BridgingPair } from '@rialto/core'
import { defined } from '@rialto/defined'

import { type CatalogToken, catalogToken } from '../kit/catalogToken.ts'
import { blockchains } from './blockchains.ts'
import { isToken, type OneClickToken } from './schemas.ts'
import { usdFigure } from '../kit/balanceFees.ts'

/** An asset with the names that 1Click's API uses. */
export interface OneClickAsset {
  network: Network
  assetId: string
  symbol: string
  decimals: number
  /** US dollars for one. */
  priceUsd?: string
  /** Burn address of the chain. Absent: no pay-ins from this chain. */
  nobody?: string
}

export interface OneClickListing {
  find(pair: BridgingPair): OneClickAsset | undefined
}

/** A native coin must have no contract, and a token that our catalog lists by its contract must have that one. */
const isTheOne = (expected: CatalogToken, { contractAddress, decimals }: OneClickToken): boolean => {
  const contract = contractAddress ?? ''
  const fits = expected.isNative
    ? contract === ''
    : expected.contract === undefined || sameAddress(expected.network.id, contract, expected.contract)
  return fits && (expected.decimals ?? decimals) === decimals
}

const assetOf = (token: OneClickToken): [key: string, asset: OneClickAsset][] => {
  const blockchain = Object.hasOwn(blockchains, token.blockchain) ? blockchains[token.blockchain] : undefined
  const network = blockchain && findNetworkByCaip2(blockchain.network)
  const symbol = token.symbol.toUpperCase()
  const expected = network && catalogToken({ network: network.caip2, asset: symbol })
  if (!network || !expected || !isTheOne(expected, token)) return []
  const priceUsd = usdFigure(token.price)
  const asset: OneClickAsset = {
    network,
    assetId: token.assetId,
    symbol,
    decimals: token.decimals,
    ...defined({ priceUsd, nobody: blockchain?.nobody }),
  }
  return [[`${network.caip2} ${symbol}`, asset]]
}

/**
 * Assets supported by 1Click, from `GET /v0/tokens`. Unknown chains and tokens are left out, and so is a symbol that
 * two tokens of a chain share, unless our catalog distinguishes them.
 *
 * @throws BridgeError `malformed` if the reply has no usable asset: the previous list is better than an empty one.
 */
export const readListing = (tokens: readonly unknown[]): OneClickListing => {
  const assets = new Map<string, OneClickAsset | undefined>()
  for (const [key, asset] of tokens.flatMap(token => (isToken(token) ? assetOf(token) : [])))
    assets.set(key, assets.has(key) ? undefined : asset)
  if (assets.size === 0) throw new BridgeError('malformed', '1Click returned no valid asset')
  return { find: ({ network, asset }) => assets.get(`${network} ${asset.toUpperCase()}`) }
}
