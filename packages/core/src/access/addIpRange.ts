import { ApiError, invalidField } from '../kernel/apiError.ts'
import { findClient, scopeOfClient } from './findClient.ts'
import { formatIpRange, parseIpRange } from './ipRange.ts'
import type { ClientIpRange } from './ports.ts'
import type { CommonContext } from '../context.ts'

export const maxIpRanges = 100

const readIpRange = (ctx: CommonContext, input: { range: string; label: string }): ClientIpRange => {
  const parsed = parseIpRange(input.range.trim())
  if (!parsed) throw invalidField('range', 'must be an address or a CIDR range such as 203.0.113.0/24 or 2001:db8::/32')
  if (input.label.length > 100 || input.label.includes('\0'))
    throw invalidField('label', 'must be at most 100 characters')
  return {
    id: ctx.ids.uuid(),
    range: formatIpRange(parsed),
    label: input.label.trim(),
    createdAtMs: ctx.clock.nowMs(),
  }
}

/** Allows the client's production keys from these addresses. Adding a range twice changes nothing. */
export const addIpRange = async (
  ctx: CommonContext,
  input: { clientId: string; range: string; label: string },
): Promise<ClientIpRange> => {
  const range = readIpRange(ctx, input)
  const scope = scopeOfClient(ctx, (await findClient(ctx, input.clientId)).id)
  const kept = await ctx.store.transaction(async ({ clients, ipRanges }) => {
    await clients.lock(scope)
    const ranges = await ipRanges.list(scope)
    const same = ranges.find(known => known.range === range.range)
    if (same) return same
    if (ranges.length >= maxIpRanges)
      throw new ApiError('conflict', { message: `The client already has ${maxIpRanges} ranges. Remove one first.` })
    await ipRanges.insert(scope, range)
    return range
  })
  ctx.store.access.forget(scope)
  return kept
}
