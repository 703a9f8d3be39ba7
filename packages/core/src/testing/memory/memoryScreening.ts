import type { SanctionsListEntry, ScreeningDecision } from '../../screening/ports.ts'
import type { Repositories } from '../../store.ts'
import { type ClientRow, clientKey } from './memoryClients.ts'
import type { Run } from './memoryDatabase.ts'

type EntryRow = SanctionsListEntry & { list: string }
type ListRow = Parameters<Repositories['screening']['replace']>[0]

/** Sanctions lists, and how clients handle a match. */
export const memoryScreening = (run: Run): Repositories['screening'] => {
  const part: Partial<Repositories['screening']> = {
    mode: scope => run(db => db.get<ClientRow>('clients', clientKey(scope))?.screening ?? 'off'),
    setMode: (scope, screening) =>
      run(db => {
        const row = db.get<ClientRow>('clients', clientKey(scope))
        if (row) db.put('clients', clientKey(scope), { ...row, screening })
      }),
    lists: () =>
      run(db => {
        const entries = db.all<EntryRow>('sanctions')
        const sizeOf = (name: string) => entries.filter(({ list }) => list === name).length
        const lists = db.all<ListRow>('lists').toSorted((a, b) => (a.name < b.name ? -1 : 1))
        return lists.map(list => ({ ...list, addresses: sizeOf(list.name), hasKeys: true }))
      }),
    find: addresses => run(db => db.all<EntryRow>('sanctions').filter(({ address }) => addresses.includes(address))),
    replace: (version, entries) =>
      run(db => {
        const { name } = version
        db.put('lists', name, version)
        for (const { list, address } of db.all<EntryRow>('sanctions'))
          if (list === name) db.put('sanctions', `${list}:${address}`, undefined)
        for (const entry of entries) db.put('sanctions', `${name}:${entry.address}`, { ...entry, list: name })
      }),
    keepOnly: names =>
      run(db => {
        for (const { name } of db.all<ListRow>('lists')) if (!names.includes(name)) db.put('lists', name, undefined)
        for (const { list, address } of db.all<EntryRow>('sanctions'))
          if (!names.includes(list)) db.put('sanctions', `${list}:${address}`, undefined)
      }),
    insertDecision: (decision: ScreeningDecision) => run(db => db.put('decisions', decision.id, decision)),
  }
  return part as Repositories['screening']
}
