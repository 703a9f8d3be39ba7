import { findToken, parseDecimal } from '@rialto/catalog'
import { ConnectorError, type WithdrawalOrder, type WithdrawalTerms, type WithdrawOutcome } from '@rialto/core'
import { fitting } from '../../kit/http/asConnectorError.ts'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import { encodeQuery } from '../../kit/signing/signer.ts'
import { rejectAmount } from '../../kit/withdraw/orderAmount.ts'
import { rejectLimits } from '../../kit/withdraw/rejectLimits.ts'
import { rejected } from '../../kit/withdraw/rejection.ts'
import {
  isAsset,
  isAssets,
  isMethods,
  isWithdrawMethod,
  type KrakenAsset,
  type KrakenContext,
  type KrakenKey,
  krakenRead,
  type KrakenWithdrawMethod,
} from './api.ts'
import { codeOf, symbolOf } from './assets.ts'
import { krakenHost } from './descriptor.ts'

/** One withdrawal method of an asset. */
export interface Offer {
  terms: WithdrawalTerms
  /** The asset's name in requests to Kraken. */
  asset: string
  /** Kraken's name of the withdrawal method. A saved address belongs to one method. */
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
  const row = Object.entries(result).find(([code]) => symbolOf(code) === symbolOf(asset))?.[1]
  return fitting('Kraken', row === undefined ? [] : [row], isAsset)[0]
}

/** Statuses of an asset under which it can be withdrawn. */
const open: ReadonlySet<string> = new Set(['enabled', 'withdrawal_only'])

const asTerms = (networkId: string, symbol: string, method: KrakenWithdrawMethod, asset: KrakenAsset) => {
  const { fee, minimum } = method
  // If the fee is not in the asset itself, the amount that arrives is not known.
  if (fee == null || symbolOf(fee.asset) !== symbol) return undefined
  const decimals = Number(asset.decimals)
  return {
    networkId,
    fee: parseDecimal(fee.fee) ?? '0',
    minimum: parseDecimal(minimum) ?? '0',
    // Kraken uses eight decimals for USDC, its chains use six.
    decimals: Math.min(decimals, findToken(networkId, symbol)?.decimals ?? decimals),
    enabled: open.has(asset.status ?? 'enabled'),
  }
}

/**
 * The ways to withdraw an asset on our networks, read on each call because fees change. Empty if Kraken does not send
 * it.
 */
export const readOffers = async (context: KrakenContext, key: KrakenKey, symbol: string): Promise<Offer[]> => {
  const asset = codeOf(symbol)
  if (asset === undefined) return []
  const parameters = { asset }
  const read = { call: 'WithdrawMethods', check: isMethods, parameters }
  const rows = await krakenRead(context, key, read).catch(unknownAsset)
  const methods = fitting('Kraken', rows, isWithdrawMethod)
  const known = methods.length === 0 ? undefined : await readAsset(context, asset)
  if (known === undefined) return []
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    // Exactly this name: `Polygon (USDC.e)` is another token than what `Polygon` carries.
    const method = methods.find(row => row.network === upstreamId && symbolOf(row.asset) === symbol)
    const terms = method && asTerms(networkId, symbol, method, known)
    return terms === undefined ? [] : [{ terms, asset, method: method?.method ?? '' }]
  })
}

export const readTerms = async (context: KrakenContext, key: KrakenKey, symbol: string): Promise<WithdrawalTerms[]> =>
  (await readOffers(context, key, symbol)).map(({ terms }) => terms)

/** Why Kraken would not send the order under these terms. */
export const rejectByTerms = ({ terms }: Offer, order: WithdrawalOrder): WithdrawOutcome | undefined => {
  if (!terms.enabled)
    return rejected('networkUnsupported', `Kraken does not support ${order.symbol} withdrawals right now`)
  return rejectAmount(order.amount, terms.decimals, 'Kraken') ?? rejectLimits(order, terms, 'Kraken')
}
