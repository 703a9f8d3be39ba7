import { add, compare } from '@rialto/catalog'

import { ConnectorError } from '../../connections/connectorError.ts'
import type { OrderStatus } from '../../connections/orders.ts'
import type { Connection } from '../../connections/ports.ts'
import { readWithCredentials } from '../../connections/withCredentials.ts'
import { ApiError } from '../../kernel/apiError.ts'
import type { ConnectionContext, CommonContext, Context, ReconcileContext } from '../../context.ts'
import { filledOf } from '../money/conversionRows.ts'
import { resolveOrder } from '../../orders/resolveOrder.ts'
import { beginAfterReading } from '../beginAfterReading.ts'
import { beginConverted, type ReadyToSend } from '../beginWithdrawal.ts'
import type { Transfer } from '../ports.ts'
import { transitions } from '../transitions.ts'

/** Time allowed for an exchange to credit a filled order. After it, the withdrawal is submitted anyway. */
const creditedWithinMs = 60_000

const ended: ReadonlySet<OrderStatus> = new Set(['cancelled', 'rejected', 'failed', 'expired'])

const priceMoved = 'The price moved before the conversion. Nothing was converted, and nothing was sent.'

/**
 * Reads the state of a transfer's conversion; never places the order again. If the order was filled, commits and
 * returns the intent to withdraw. If it was not filled, the transfer fails. Otherwise the transfer is unchanged.
 */
export const followConversion = async (
  ctx: ReconcileContext & Pick<Context, 'failpoint'>,
  connection: Connection,
  transfer: Transfer,
): Promise<ReadyToSend> => {
  const waiting = { kind: 'alreadyAsked', transfer } as const
  const order = await ctx.store.orders.find(transfer.scope, connection.id, transfer.id)
  if (!order) return waiting
  const resolved = await readable(() => resolveOrder(ctx, connection, order))
  if (!resolved) return waiting
  const { record, found } = resolved
  if (record.phase === 'refused') return failed(ctx, transfer, refusedMessage(record.failureMessage))
  if (record.phase !== 'accepted' || !found) return waiting
  if (ended.has(found.status)) return failed(ctx, transfer, priceMoved, found.upstreamStatus)
  if (found.status !== 'success') return waiting
  if (!(await isCredited(ctx, connection, transfer, record.updatedAtMs))) return waiting
  await ctx.failpoint('conversion.done')
  const begun = await readable(() =>
    beginAfterReading(ctx, reads => beginConverted(ctx, transfer, reads, filledOf(found))),
  )
  return begun ?? waiting
}

const refusedMessage = (said: string | undefined): string =>
  `${said === undefined || said === '' ? 'The institution did not take the conversion.' : said} Nothing was converted, and nothing was sent.`

/** Undefined if the institution is unavailable, which says nothing about the order. */
const readable = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectorError) return undefined
    throw error
  }
}

/** Some exchanges credit a filled order with a delay. */
const isCredited = async (
  ctx: ConnectionContext,
  connection: Connection,
  { symbol, amount, fee }: Transfer,
  acceptedAtMs: number,
): Promise<boolean> => {
  if (ctx.clock.nowMs() >= acceptedAtMs + creditedWithinMs) return true
  const holdings = await readable(() =>
    readWithCredentials(ctx, connection, (connector, credentials) => connector.read.holdings(credentials)),
  )
  const available = (holdings ?? [])
    .filter(holding => holding.symbol === symbol)
    .reduce((sum, holding) => add(sum, holding.available), '0')
  return compare(available, add(amount, fee)) >= 0
}

const failed = (
  ctx: CommonContext,
  converting: Transfer,
  message: string,
  upstreamStatus?: string,
): Promise<ReadyToSend> =>
  ctx.store.transaction(async repositories => {
    const current = await repositories.transfers.findForUpdate(converting.scope, converting.id)
    // It has ended, and was erased with its account meanwhile.
    if (current?.phase !== 'converting') return { kind: 'alreadyAsked', transfer: current ?? converting }
    const transfer = await transitions(ctx, repositories).failConversion(current, message, upstreamStatus)
    return { kind: 'alreadyAsked', transfer }
  })
