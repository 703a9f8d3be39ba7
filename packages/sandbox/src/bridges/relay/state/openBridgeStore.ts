import { join } from 'node:path'
import { openJournal, type JournalFile } from '../../../journal/journalFile.ts'
import { readJournal } from '../../../journal/readJournal.ts'
import { applyBridgeEvent, compactBridge, createBridgeState, type BridgeState } from './createBridgeState.ts'
import type { BridgeEvent } from './types.ts'

export interface BridgeStore {
  readonly state: BridgeState
  /** The number of commits. An unchanged number means that nothing has changed. */
  readonly commits: number
  /** Commits all events or none: appended, flushed to disk, then applied. */
  commit(events: readonly BridgeEvent[]): void
  close(): void
}

const replay = (transactions: readonly (readonly BridgeEvent[])[]): BridgeState => {
  const state = createBridgeState()
  for (const event of transactions.flat()) applyBridgeEvent(state, event)
  return state
}

/** Without `dataDir`, the state is lost at the end. `warn` receives messages for operators. */
export const openBridgeStore = (dataDir?: string, warn: (message: string) => void = () => undefined): BridgeStore => {
  let journal: JournalFile<BridgeEvent> | undefined
  let state = createBridgeState()
  if (dataDir !== undefined) {
    const path = join(dataDir, 'bridge.jsonl')
    state = replay(readJournal<BridgeEvent>(path, warn))
    journal = openJournal(path, compactBridge(state))
  }
  let commits = 0
  return {
    state,
    get commits() {
      return commits
    },
    commit: events => {
      commits += 1
      journal?.append(events)
      for (const event of events) applyBridgeEvent(state, event)
    },
    close: () => {
      journal?.close()
      journal = undefined
    },
  }
}
