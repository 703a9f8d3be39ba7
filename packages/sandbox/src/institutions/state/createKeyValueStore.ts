import type { InstitutionName } from '../data/networks.ts'
import type { Store } from './openStore.ts'

/** Data of one institution beside coins, orders and grants. Journalled, so it survives the process. */
interface KeyValueStore {
  get(key: string): unknown
  /** `undefined` deletes the key. */
  set(key: string, value: unknown): void
  /** Keys with this prefix, and their values. */
  list(prefix: string): (readonly [key: string, value: unknown])[]
}

export const createKeyValueStore = (store: Store, institution: InstitutionName): KeyValueStore => ({
  get: key => store.state.notes.get(`${institution}/${key}`)?.value,
  set: (key, value) => store.commit([{ type: 'note', note: { institution, key, value } }]),
  list: prefix =>
    [...store.state.notes.values()]
      .filter(note => note.institution === institution && note.key.startsWith(prefix))
      .map(({ key, value }) => [key, value] as const),
})
