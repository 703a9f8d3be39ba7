import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  roundDown,
  roundUp,
  subtract,
  walletIntegrationType,
} from '@rialto/catalog'

import type { Connection } from '../../connections/ports.ts'
import type { ConnectionContext } from '../../context.ts'
import { ApiError } from '../../kernel/apiError.ts'
import { screenAddresses, screeningOf } from '../../screening/screenAddresses.ts'
import type { Preview } from '../ports.ts'
import { readSource } from '../readSource.ts'
import type { CombinedPreview } from './previewCombined.ts'

/** A first part above this share of the payment would be no rehearsal. */
const largestShare = '0.1'

/** About a dollar's worth, in one digit. */
const dollarOf = (priceUsd: string, decimals: number): string => {
  const exact = divide('1', priceUsd, decimals, 'down')
  const [, whole = '0', zeros = ''] = /^(\d+)(?:\.(0*))?/.exec(exact) ?? []
  return roundDown(exact, isZero(whole) ? zeros.length + 1 : 0)
}

export interface FirstPart {
  amount: string
  /** The institution's, on top. The rest has the same fee again. */
  fee: string
}

/**
 * The part of a previewed transfer that can be sent first: about a dollar, or the institution's minimum. Undefined if
 * the balance does not cover both fees, if the part would be too large, and for a transfer whose parts would not add up to
 * the preview: from a wallet, after a conversion, with an inclusive fee or with a client fee.
 */
export const planRehearsal = async (
  ctx: ConnectionContext,
  connection: Connection,
  held: Preview,
): Promise<FirstPart | undefined> => {
  const { symbol, networkId, toAddress: address, amount, priceUsd } = held
  const isWhole = held.funding === undefined && held.clientFee === undefined && !held.isFeeIncluded
  if (!isWhole || connection.type === walletIntegrationType || isZero(priceUsd)) return undefined
  const { terms, available } = await readSource(ctx, connection, { networkId, symbol, address })
  if (terms === undefined || !terms.enabled) return undefined
  const { minimum, decimals, fee } = terms
  const dollar = dollarOf(priceUsd, decimals)
  const first = roundUp(compare(dollar, minimum) > 0 ? dollar : minimum, decimals)
  if (isZero(first)) return undefined
  if (compare(first, multiply(amount, largestShare)) > 0) return undefined
  if (compare(subtract(amount, first), minimum) < 0) return undefined
  return compare(add(amount, add(fee, fee)), available) > 0 ? undefined : { amount: first, fee }
}

/**
 * The transfer of a preview as a combined one whose parts come from one account. Executing the first part begins it;
 * the rest is missing until `completeCombined` prices it.
 *
 * @throws ApiError `insufficientFunds` if no part can be sent first.
 */
export const previewRehearsal = async (
  ctx: ConnectionContext,
  connection: Connection,
  held: Preview,
): Promise<CombinedPreview> => {
  const first = await planRehearsal(ctx, connection, held)
  if (!first) throw new ApiError('insufficientFunds')
  const nowMs = ctx.clock.nowMs()
  const times = { createdAtMs: nowMs, expiresAtMs: nowMs + ctx.settings.previewTtlMs }
  const combined: Preview = {
    ...held,
    ...times,
    id: ctx.ids.uuid(),
    isCombined: true,
    fee: add(first.fee, first.fee),
  }
  const part: Preview = { ...held, ...times, ...first, id: ctx.ids.uuid(), partOf: combined.id }
  await screenAddresses(ctx, part.scope, screeningOf(part, 'preview', undefined))
  await ctx.store.previews.insert(combined)
  await ctx.store.previews.insert(part)
  return { combined, parts: [part] }
}
