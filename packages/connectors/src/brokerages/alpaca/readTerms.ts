import { findToken, parseDecimal } from '@rialto/catalog'
import type { UpstreamNetwork, WithdrawalTerms } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { AlpacaAccess } from './context.ts'
import { alpacaRead } from './context.ts'
import { readWallet } from './readWallet.ts'
import { isEstimate } from './schemas.ts'

/** Crypto at Alpaca has nine decimals, whatever it has on its chain. */
const maxDecimals = 9
/** The estimate wants an amount. Its fee is for gas, which does not depend on it. */
const anyAmount = '1'

/** Digits that both Alpaca and the chain take. */
export const decimalsOf = (symbol: string, networkId: string): number =>
  Math.min(maxDecimals, findToken(networkId, symbol)?.decimals ?? 0)

/** Alpaca's estimate of the fee there; nothing where it says that it does not serve the asset there. */
const termsOn = async (
  context: BoundContext,
  access: AlpacaAccess,
  symbol: string,
  { networkId }: UpstreamNetwork,
): Promise<WithdrawalTerms[]> => {
  try {
    const own = await readWallet(context, access, { symbol, networkId })
    const query = { asset: symbol, from_address: own, to_address: own, amount: anyAmount }
    const { fee } = await alpacaRead(context, access, { path: '/v2/wallets/fees/estimate', check: isEstimate, query })
    const decimals = decimalsOf(symbol, networkId)
    return [{ networkId, fee: parseDecimal(fee) ?? fee, minimum: '0', decimals, enabled: true }]
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return []
    throw error
  }
}

/** Nothing where withdrawals are closed. Alpaca publishes no minimum: it refuses what is too little. */
export const readTerms = async (
  context: BoundContext,
  access: AlpacaAccess,
  symbol: string,
): Promise<WithdrawalTerms[]> => {
  const { networks, products } = context.descriptor
  if (!products.includes('transfers')) return []
  const terms = await Promise.all(networks.map(network => termsOn(context, access, symbol, network)))
  return terms.flat()
}
