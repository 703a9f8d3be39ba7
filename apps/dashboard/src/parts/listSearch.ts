import { defined } from '@rialto/defined'

/** The filter of a list about users, as its address keeps it. */
export interface ListSearch<State extends string> {
  /** Your id of the user. */
  user?: string
  state?: State
  cursor?: string
}

/** Filters of the address. Invalid ones are dropped. */
export const readListSearch =
  <const State extends string>(states: readonly State[]) =>
  (search: Readonly<Record<string, unknown>>): ListSearch<State> =>
    defined({
      user: readText(search['user']),
      state: states.find(one => one === search['state']),
      cursor: readText(search['cursor']),
    })

/** Reads a filter from an address. Undefined for an empty one. */
export const readText = (value: unknown): string | undefined => {
  const read = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return read === '' ? undefined : read.slice(0, 300)
}
