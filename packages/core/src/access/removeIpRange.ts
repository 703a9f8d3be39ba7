import { ApiError, isUuid } from '../kernel/apiError.ts'
import { findClient, scopeOfClient } from './findClient.ts'
import { formatIpRange, parseIpRange } from './ipRange.ts'
import type { CommonContext } from '../context.ts'

/**
 * Removes a range by id or in any notation. Its addresses are rejected within `scopeTtlMs`. @throws ApiError
 * `notFound`.
 */
export const removeIpRange = async (ctx: CommonContext, input: { clientId: string; range: string }): Promise<void> => {
  const scope = scopeOfClient(ctx, (await findClient(ctx, input.clientId)).id)
  const parsed = parseIpRange(input.range.trim())
  const which = parsed
    ? { range: formatIpRange(parsed) }
    : isUuid(input.range)
      ? { id: input.range.toLowerCase() }
      : undefined
  if (!which || !(await ctx.store.ipRanges.remove(scope, which)))
    throw new ApiError('notFound', { message: `The client has no range ${input.range}.` })
  ctx.store.access.forget(scope)
}
