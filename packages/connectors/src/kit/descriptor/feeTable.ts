import type { UpstreamNetwork, WithdrawalTerms } from '@rialto/core'

/** One asset on one network: the institution's fee on top of the amount, and its minimum. Whole units of the asset. */
export interface FeeRow {
  fee: string
  minimum: string
  decimals: number
}

/**
 * By the institution's network, then by symbol: for institutions that publish no fee per network and return it only
 * with the withdrawal. Outside the sandbox the rows are upper estimates for the preview. Amounts that are sent are
 * never computed from them.
 */
export type FeeTable = Readonly<Record<string, Readonly<Record<string, FeeRow>>>>

export const feeRow = (fee: string, minimum: string, decimals: number): FeeRow => ({ fee, minimum, decimals })
export const dollarRow = (fee: string): FeeRow => feeRow(fee, '1', 6)

/** Exact fees of the sandbox's institutions on Ethereum and similar networks. */
export const sandboxEthereumFees: FeeTable[string] = {
  ETH: feeRow('0.0001', '0.001', 8),
  USDC: dollarRow('0.01'),
  USDT: dollarRow('0.01'),
  EURC: dollarRow('0.01'),
  PYUSD: dollarRow('0.001'),
  USDG: dollarRow('0.001'),
  DAI: feeRow('0.01', '1', 8),
  LINK: feeRow('0.01', '0.1', 8),
}

/** The row for an asset on one of the institution's networks. `undefined` if it does not send it. */
export const findFee = (table: FeeTable, upstreamId: string, symbol: string): FeeRow | undefined => {
  const rows = Object.hasOwn(table, upstreamId) ? table[upstreamId] : undefined
  return rows !== undefined && Object.hasOwn(rows, symbol) ? rows[symbol] : undefined
}

/** The table's rows for one asset, as terms. */
export const termsFrom = (networks: readonly UpstreamNetwork[], table: FeeTable, symbol: string): WithdrawalTerms[] =>
  networks.flatMap(({ networkId, upstreamId }) => {
    const row = findFee(table, upstreamId, symbol)
    return row === undefined ? [] : [{ networkId, ...row, enabled: true }]
  })
