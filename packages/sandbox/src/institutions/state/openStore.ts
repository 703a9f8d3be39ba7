import { join } from 'node:path'
import { assertBalanced } from './assertBalanced.ts'
import { compact } from './compact.ts'
import { applyEvent, createState, type State } from './createState.ts'
import { openJournal, type JournalFile } from '../../journal/journalFile.ts'
import { readJournal } from '../../journal/readJournal.ts'
import type { StateEvent } from './types.ts'

export interface Store {
  readonly state: State
  /**
   * Commits all events or none: checked, appended, flushed to disk, then applied. Synchronous, so that two requests can
   * never spend the same coins.
   */
  commit(events: readonly StateEvent[]): void
  close(): void
}

const replay = (transactions: readonly (readonly StateEvent[])[]): State => {
  const state = createState()
  for (const event of transactions.flat()) applyEvent(state, event)
  return state
}

export const journalPath = (dataDir: string): string => join(dataDir, 'institutions.jsonl')

/** Without `dataDir`, the state is lost at the end. `warn` receives messages for operators. */
export const openStore = (dataDir?: string, warn: (message: string) => void = () => undefined): Store => {
  let state = replay(dataDir === undefined ? [] : readJournal<StateEvent>(journalPath(dataDir), warn))
  let journal: JournalFile<StateEvent> | undefined
  if (dataDir !== undefined) {
    const shortest = compact(state)
    journal = openJournal(journalPath(dataDir), shortest)
    state = replay(shortest)
  }
  return {
    state,
    commit: events => {
      for (const event of events) if (event.type === 'entry') assertBalanced(state, event.entry)
      journal?.append(events)
      for (const event of events) applyEvent(state, event)
    },
    close: () => {
      journal?.close()
      journal = undefined
    },
  }
}
