import type { WithdrawalTerms } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { findToken, parseDecimal } from '@rialto/catalog'
import { callInstitution } from '../../kit/callInstitution.ts'
import { encodeQuery } from '../../kit/encodeQuery.ts'
import { codeOf, symbolOf } from './assets.ts'
import type { KrakenContext } from './context.ts'
import { krakenHost } from './descriptor.ts'
import { krakenRead } from './krakenRead.ts'
import type { KrakenAsset, KrakenWithdrawMethod } from './schemas.ts'
import { isAssets, isWithdrawMethods } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

/** One way out for an asset. */
export interface Offer {
  terms: WithdrawalTerms
  /** The asset as Kraken is asked for it. */
  asset: string
  /** Kraken's name of the way: saved addresses belong to one. */
  method: string
}

const unknownAsset = (error: unknown): [] => {
  if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return []
  throw error
}

const readAsset = async ({ http }: KrakenContext, asset: string): Promise<KrakenAsset | undefined> => {
  const url = `https://${krakenHost}/0/public/Assets?${encodeQuery({ asset })}`
  const { result } = await callInstitution(http, {
    request: () => ({ method: 'GET', url, headers: { accept: 'application/json' } }),
    check: isAssets,
  })
  return Object.entries(result).find(([code]) => symbolOf(code) === symbolOf(asset))?.[1]
}

/** Statuses of an asset under which it can be withdrawn. */
const open: ReadonlySet<string> = new Set(['enabled', 'withdrawal_only'])

const asTerms = (networkId: string, symbol: string, method: KrakenWithdrawMethod, asset: KrakenAsset) => {
  const { fee, minimum } = method
  // Without a fee in the asset itself nobody could say what would arrive.
  if (fee == null || symbolOf(fee.asset) !== symbol) return undefined
  const decimals = Number(asset.decimals)
  return {
    networkId,
    fee: parseDecimal(fee.fee) ?? '0',
    minimum: parseDecimal(minimum) ?? '0',
    // Kraken keeps USDC with eight decimals, and its chains have six.
    decimals: Math.min(decimals, findToken(networkId, symbol)?.decimals ?? decimals),
    enabled: open.has(asset.status ?? 'enabled'),
  }
}

/** How an asset can leave, on the networks we know, read afresh: fees move. Empty where Kraken does not send it. */
export const readOffers = async (context: KrakenContext, key: KrakenKey, symbol: string): Promise<Offer[]> => {
  const asset = codeOf(symbol)
  if (asset === undefined) return []
  const parameters = { asset }
  const call = { method: 'WithdrawMethods', check: isWithdrawMethods, parameters }
  const methods = await krakenRead(context, key, call).catch(unknownAsset)
  const known = methods.length === 0 ? undefined : await readAsset(context, asset)
  if (known === undefined) return []
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    // Exactly this name: `Polygon (USDC.e)` is another token than what `Polygon` carries.
    const method = methods.find(row => row.network === upstreamId && symbolOf(row.asset) === symbol)
    const terms = method && asTerms(networkId, symbol, method, known)
    return terms === undefined ? [] : [{ terms, asset, method: method?.method ?? '' }]
  })
}
