import {
  compare,
  findToken,
  joinTag,
  type NetworkType,
  networkTypeOf,
  sameAddress,
  type TaggedAddress,
} from '@rialto/catalog'
import { idempotencyKeyTtlMs } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { Context, TransferContext } from '../context.ts'
import { ApiError, invalidField, missingField } from '../kernel/apiError.ts'
import { type Execution, executeTransfer } from './executeTransfer.ts'
import { type ChainName, namedChains } from './namedChain.ts'
import type { Preview, TransferPhase } from './ports.ts'
import { previewTransfer } from './previewTransfer.ts'

export interface CreateTransferInput extends ChainName {
  toAddress: string
  addressTag?: string | undefined
  symbol?: string | undefined
  amount?: string | undefined
  /** A preview, or the transfer that asked for a code. */
  previewId?: string | undefined
  secondFactorCode?: string | undefined
  /** The request has a key that no earlier request had: it is not a repetition. */
  isNew?: boolean | undefined
}

interface Order {
  symbol: string
  networkId: string
  toAddress: string
  addressTag?: string
  amount: string
}

/**
 * `POST /transfers`, deprecated: a preview and its execution in one, by the same rule as any other transfer. The same
 * request sent again while the first waits for its user, or while its outcome is unknown, continues the first; with a
 * code it also finds one that a code has already continued. Without a key, the same request within a day is
 * a repetition of the first, and is answered with its transfer unless that failed. Requests at once are kept apart by
 * the caller.
 *
 * @throws ApiError as `previewTransfer` and `executeTransfer`; `missingField` and `invalidField` for fields that do not
 *   name one order.
 */
export const createTransfer = async (
  ctx: TransferContext & Pick<Context, 'chains'>,
  connection: Connection,
  input: CreateTransferInput,
): Promise<Execution> => {
  const { secondFactorCode } = input
  const execute = (previewId: string) => executeTransfer(ctx, { connection, previewId, secondFactorCode })
  if (input.previewId !== undefined) {
    await checkPreview(ctx, connection, input.previewId, input)
    return execute(input.previewId)
  }
  const order = orderOf(ctx, connection, input)
  const begun = await findBegun(ctx, connection, order, input)
  if (begun !== undefined) return execute(begun)
  const { symbol, networkId, toAddress: address, addressTag } = order
  const preview = await previewTransfer(ctx, {
    connection,
    destination: { symbol, networkId, address, ...defined({ addressTag }) },
    requested: { amount: order.amount, isInclusiveFeeEnabled: false },
    transferType: 'deposit',
  })
  try {
    return await execute(preview.id)
  } catch (error) {
    // The history behind an earlier request for it was read, and shows the withdrawal.
    const sent = isAlreadySent(error) ? await findBegun(ctx, connection, order, input) : undefined
    if (sent === undefined) throw error
    return execute(sent)
  }
}

const isAlreadySent = (error: unknown): boolean => error instanceof ApiError && error.type === 'orderAlreadySent'

const orderOf = (ctx: Pick<Context, 'connectors'>, connection: Connection, input: CreateTransferInput): Order => {
  if (input.symbol === undefined) throw missingField('symbol')
  if (input.amount === undefined) throw missingField('amount')
  const { descriptor } = connectorOf(ctx, connection)
  const named = namedChains(descriptor, input)
  const symbol = input.symbol.toUpperCase()
  // With one name the asset is looked for there; without, only where the catalogue has it.
  const fitting = named.length > 1 ? named.filter(({ network }) => findToken(network.id, symbol)) : named
  const [chain, ...others] = fitting
  if (named.length === 0)
    throw invalidField(
      input.chain === undefined ? 'addressType' : 'chain',
      `${descriptor.name} does not support this network`,
    )
  if (!chain)
    throw new ApiError('networkNotSupported', {
      message: `symbol: ${descriptor.name} does not support ${symbol} withdrawals.`,
    })
  if (others.length > 0)
    throw missingField('chain', `one of ${fitting.map(({ upstreamId }) => upstreamId).join(', ')} is required`)
  const { network } = chain
  const { address, tag } = placeOf(network.networkType, input)
  return { symbol, networkId: network.id, toAddress: address, amount: input.amount, ...defined({ addressTag: tag }) }
}

/**
 * The destination of the request, with the tag beside the address. A contradiction is left for `previewTransfer` to
 * reject.
 */
const placeOf = (
  networkType: NetworkType,
  { toAddress: address, addressTag: tag }: Pick<CreateTransferInput, 'toAddress' | 'addressTag'>,
): TaggedAddress => {
  const given = { address, ...defined({ tag }) }
  return joinTag(networkType, given) ?? given
}

/** Phases in which a transfer may still be the answer to the request that comes again. */
const unresolved: ReadonlySet<TransferPhase> = new Set(['awaitingUser', 'sending', 'unknown'])

/**
 * The transfer that the same request began: one that waits for its user or whose outcome is not known, one that
 * continued with a code as in this request, or, if the request has no key, any that has not failed. Otherwise the
 * request is a new order.
 */
const findBegun = async (
  ctx: Pick<Context, 'clock' | 'store' | 'settings'>,
  connection: Connection,
  order: Order,
  { secondFactorCode, isNew = false }: CreateTransferInput,
): Promise<string | undefined> => {
  const nowMs = ctx.clock.nowMs()
  const sinceMs = nowMs - (isNew ? ctx.settings.secondFactorTtlMs : idempotencyKeyTtlMs)
  const [last] = await ctx.store.transfers.listLike(connection.scope, {
    ...order,
    connectionId: connection.id,
    sinceMs,
    count: 1,
  })
  if (!last) return undefined
  const attempt = await ctx.store.attempts.last(last.id)
  // It keeps the fee of its preview: this request is a new transfer, at the fee of the moment.
  if (last.phase === 'awaitingUser' && attempt?.outcome === 'feeAboveApproved') return undefined
  if (unresolved.has(last.phase)) return last.id
  if (!isNew && last.phase !== 'failed' && last.phase !== 'awaitingUser') return last.id
  if (secondFactorCode === undefined) return undefined
  return attempt && attempt.number > 1 ? last.id : undefined
}

/** A preview is sent unchanged: other fields of the request must agree with it. */
const checkPreview = async (
  ctx: Pick<Context, 'store' | 'connectors'>,
  connection: Connection,
  previewId: string,
  input: CreateTransferInput,
): Promise<void> => {
  const preview = await ctx.store.previews.find(connection.scope, previewId)
  if (!preview || preview.connectionId !== connection.id) throw new ApiError('previewNotFound')
  const wrong = differing(ctx, connection, preview, input)
  if (wrong !== undefined) throw invalidField(wrong, 'does not match the preview')
}

const differing = (
  ctx: Pick<Context, 'connectors'>,
  connection: Connection,
  preview: Preview,
  input: CreateTransferInput,
): string | undefined => {
  const { symbol, amount } = input
  const { networkId } = preview
  const { address, tag } = placeOf(networkTypeOf(networkId), input)
  if (!sameAddress(networkId, address, preview.toAddress)) return 'targetAddress'
  if (tag !== undefined && tag !== preview.addressTag) return 'memo'
  if (symbol !== undefined && symbol.toUpperCase() !== preview.symbol) return 'symbol'
  if (amount !== undefined && compare(amount, preview.amount) !== 0) return 'amount'
  const named = namedChains(connectorOf(ctx, connection).descriptor, input)
  if (named.some(({ network }) => network.id === preview.networkId)) return undefined
  return input.chain === undefined ? 'addressType' : 'chain'
}
