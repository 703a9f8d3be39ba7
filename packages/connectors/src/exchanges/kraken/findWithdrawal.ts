import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { compare, subtract } from '@rialto/catalog'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, matchesOrder, excludeClaimed, mostConclusive } from '../../kit/foundWithdrawal.ts'
import { codeOf, symbolOf } from './assets.ts'
import type { KrakenContext } from './context.ts'
import { movementStatus } from './movementStatus.ts'
import { maxPerCall, readMovements, secondsOf } from './readMovements.ts'
import type { KrakenMovement } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

const msPerS = 1_000
/** Our clock and theirs may differ. */
const marginS = 300

const reported = (row: KrakenMovement, networkId: string): FoundWithdrawal =>
  toFoundWithdrawal({ id: row.refid, ...movementStatus(row), txId: row.txid, fee: row.fee }, networkId)

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = ({ descriptor }: KrakenContext, { network }: KrakenMovement, order: WithdrawalOrder): boolean =>
  descriptor.networks.some(({ upstreamId, networkId }) => upstreamId === network && networkId !== order.networkId)

/** What arrived, and what did if the row tells what was debited. */
const amountsOf = ({ amount, fee }: KrakenMovement): string[] =>
  fee == null || compare(fee, amount) > 0 ? [amount] : [amount, subtract(amount, fee)]

/** The address as it stands, and without what may follow it, as a tag does. */
const addressesOf = ({ info }: KrakenMovement): string[] => [info ?? '', (info ?? '').split(/[\s:?]/)[0] ?? '']

const isOrder = (context: KrakenContext, row: KrakenMovement, { order, sinceMs }: Search): boolean => {
  // Kraken's history shows no tag: the saved address carried it.
  const { tag } = order
  const traits = { symbol: symbolOf(row.asset), tag, createdMs: secondsOf(row) * msPerS }
  return (
    !isElsewhere(context, row, order) &&
    amountsOf(row).some(amount =>
      addressesOf(row).some(address => matchesOrder({ ...traits, amount, address }, order, sinceMs)),
    )
  )
}

/** By Kraken's id where it was told, else by asset, network, amount, address and time. */
export const findWithdrawal = async (
  context: KrakenContext,
  key: KrakenKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, upstreamId, sinceMs } = search
  const asset = codeOf(order.symbol)
  if (asset === undefined) return undefined
  const startS = Math.max(Math.floor(sinceMs / msPerS) - marginS, 0)
  const rows = await readMovements(context, key, 'WithdrawStatus', { asset, startS, limit: maxPerCall })
  if (rows.some(row => symbolOf(row.asset) !== order.symbol)) {
    throw new ConnectorError('malformed', 'Kraken returned withdrawals that were not requested')
  }
  const ours =
    upstreamId === undefined
      ? excludeClaimed(rows, row => row.refid, search).filter(row => isOrder(context, row, search))
      : rows.filter(row => row.refid === upstreamId)
  return mostConclusive(ours.map(row => reported(row, order.networkId)))
}
