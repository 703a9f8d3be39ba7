import type { SimRequest } from '../http/types.ts'

const MAX_LIMIT = 250
const DEFAULT_LIMIT = 25

interface Page<T> {
  items: T[]
  pagination: {
    ending_before: null
    starting_after: string | null
    previous_ending_before: null
    next_starting_after: string | null
    limit: number
    order: 'desc'
    previous_uri: null
    next_uri: string | null
  }
}

/** Cursor pages of the real API. `undefined` for an unknown cursor. */
export const paginate = <T extends { id: string }>(request: SimRequest, all: readonly T[]): Page<T> | undefined => {
  const requested = Number(request.query.get('limit') ?? DEFAULT_LIMIT)
  const limit = Number.isInteger(requested) && requested > 0 ? Math.min(requested, MAX_LIMIT) : DEFAULT_LIMIT
  const after = request.query.get('starting_after')
  const start = after === null ? 0 : all.findIndex(item => item.id === after) + 1
  if (after !== null && start === 0) return undefined
  const items = all.slice(start, start + limit)
  const last = items.at(-1)
  const next = last !== undefined && start + limit < all.length ? last.id : null
  return {
    items,
    pagination: {
      ending_before: null,
      starting_after: after,
      previous_ending_before: null,
      next_starting_after: next,
      limit,
      order: 'desc',
      previous_uri: null,
      next_uri: next === null ? null : `${request.path}?limit=${limit}&starting_after=${encodeURIComponent(next)}`,
    },
  }
}
