import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { asFound, matchesOrder, weightiest } from '../../kit/foundWithdrawal.ts'
import { nativeIdOf } from '../../kit/nativeNetwork.ts'
import { codeOf, symbolOf } from './assets.ts'
import type { KrakenContext } from './context.ts'
import { movementStatus } from './movementStatus.ts'
import { mostPerCall, readMovements, secondsOf } from './readMovements.ts'
import type { KrakenMovement } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

interface Search {
  order: WithdrawalOrder
  nativeId?: string
  sinceMs: number
}

const msPerS = 1_000
/** Our clock and theirs may differ. */
const marginS = 300

const told = (row: KrakenMovement, networkId: string): FoundWithdrawal =>
  asFound({ id: row.refid, ...movementStatus(row), txId: row.txid, fee: row.fee }, networkId)

const isOrder = (row: KrakenMovement, { order, sinceMs }: Search, network: string | undefined): boolean =>
  (row.network == null || row.network === network) &&
  matchesOrder(
    {
      symbol: symbolOf(row.asset),
      amount: row.amount,
      address: row.info ?? '',
      // Kraken's history shows no tag: the saved address carried it.
      tag: order.tag,
      createdMs: secondsOf(row) * msPerS,
    },
    order,
    sinceMs,
  )

/** By Kraken's id where it was told, else by asset, network, amount, address and time. */
export const findWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, nativeId, sinceMs } = search
  const asset = codeOf(order.symbol)
  if (asset === undefined) return undefined
  const startS = Math.max(Math.floor(sinceMs / msPerS) - marginS, 0)
  const rows = await readMovements(context, key, 'WithdrawStatus', { asset, startS, limit: mostPerCall })
  if (rows.some(row => symbolOf(row.asset) !== order.symbol)) {
    throw new ConnectorError('malformed', 'Kraken answered with withdrawals that were not asked for')
  }
  const network = nativeIdOf(context.descriptor.networks, order.networkId)
  const ours = rows.filter(row => (nativeId === undefined ? isOrder(row, search, network) : row.refid === nativeId))
  return weightiest(ours.map(row => told(row, order.networkId)))
}
