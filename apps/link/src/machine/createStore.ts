import type { OutgoingMessage } from '@rialto/link-protocol'

import { announceFirst } from './announceFirst.ts'
import type { LinkEventIn } from './events.ts'
import { reduceFirst } from './reduceFirst.ts'
import { initialState, type LinkState } from './state.ts'

export type Store = {
  read: () => LinkState
  dispatch: (event: LinkEventIn) => void
  subscribe: (listener: () => void) => () => void
  /** Loads what later steps need of the machine. */
  prepare: () => Promise<void>
}

/** The machine of every step. */
export type Machine = {
  reduce: (state: LinkState, event: LinkEventIn) => LinkState
  announce: (before: LinkState, event: LinkEventIn, after: LinkState, base: string) => OutgoingMessage[]
}

type Transition = { before: LinkState; after: LinkState; messages: OutgoingMessage[] }

/**
 * Holds the state and hands every transition with its messages for the host to `onTransition`. The first screen has its own part of
 * the machine. An event of a later step waits until the rest has come, which is before any later step is shown.
 *
 * @param base of the addresses in messages
 */
export function createStore(
  onTransition: (transition: Transition) => void,
  base: string,
  load: () => Promise<Machine> = () => import('./laterMachine.ts'),
): Store {
  let state = initialState
  let machine: Machine | undefined
  let waiting: LinkEventIn[] = []
  const listeners = new Set<() => void>()
  const messagesOf = (before: LinkState, event: LinkEventIn): OutgoingMessage[] => {
    if (machine) return machine.announce(before, event, state, base)
    const { byEvent, byChange } = announceFirst(before, event, state)
    return [...byEvent, ...byChange]
  }
  const dispatch = (event: LinkEventIn): void => {
    const before = state
    const after = machine ? machine.reduce(before, event) : reduceFirst(before, event)
    if (after === undefined) {
      waiting.push(event)
      void prepare()
      return
    }
    state = after
    onTransition({ before, after, messages: messagesOf(before, event) })
    if (after !== before) for (const listener of listeners) listener()
  }
  const prepare = async (): Promise<void> => {
    machine ??= await load().catch(() => undefined)
    const events = waiting
    waiting = []
    // If the later steps cannot be loaded, none of them is shown either.
    if (machine) events.forEach(dispatch)
  }
  return {
    read: () => state,
    dispatch,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    prepare,
  }
}
