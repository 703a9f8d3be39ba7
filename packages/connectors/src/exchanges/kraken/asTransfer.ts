import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import { txHash } from '../../kit/txHash.ts'
import { symbolOf } from './assets.ts'
import type { KrakenContext } from './context.ts'
import { depositNetwork } from './depositMethods.ts'
import { movementStatus } from './movementStatus.ts'
import type { MovementList } from './readMovements.ts'
import { secondsOf } from './readMovements.ts'
import type { KrakenMovement } from './schemas.ts'

const msPerS = 1_000

/** Told without what is missing or empty. `undefined` for fiat: its `info` is the user's bank, and it is no transfer of coins. */
export const asTransfer = (
  context: KrakenContext,
  list: MovementList,
  row: KrakenMovement,
): UpstreamTransfer | undefined => {
  const symbol = symbolOf(row.asset)
  if (isFiatCurrency(symbol)) return undefined
  const network = row.network ?? depositNetwork(symbol, row.method)
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === network)?.networkId
  const hash = txHash(row.txid, networkId !== undefined && isEvm(networkId))
  return {
    upstreamId: row.refid,
    type: list === 'DepositStatus' ? 'deposit' : 'withdrawal',
    ...movementStatus(row),
    symbol,
    amount: row.amount,
    ...(row.fee == null ? {} : { fee: row.fee }),
    ...(row.info == null || row.info === '' ? {} : { toAddress: row.info }),
    chain: network ?? row.method,
    ...(networkId === undefined ? {} : { networkId }),
    ...(hash === undefined ? {} : { hash }),
    createdAtMs: secondsOf(row) * msPerS,
  }
}
