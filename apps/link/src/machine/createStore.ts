import type { LinkEventIn } from './events.ts'
import { reduce } from './reduce.ts'
import { initialState, type LinkState } from './state.ts'

export type Store = {
  read: () => LinkState
  dispatch: (event: LinkEventIn) => void
  subscribe: (listener: () => void) => () => void
}

/** Holds the state and hands every transition to `onTransition`, which notifies the host and stores what is remembered. */
export function createStore(onTransition: (before: LinkState, event: LinkEventIn, after: LinkState) => void): Store {
  let state = initialState
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    dispatch: event => {
      const before = state
      state = reduce(before, event)
      onTransition(before, event, state)
      if (state !== before) for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
