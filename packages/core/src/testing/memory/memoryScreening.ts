import type { SanctionsListEntry, ScreeningDecision } from '../../screening/ports.ts'
import type { Repositories } from '../../store.ts'
import { type ClientRow, clientKey } from './memoryClients.ts'
import type { Run } from './memoryDatabase.ts'

type EntryRow = SanctionsListEntry & { list: string }

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
        const names = new Set(db.all<EntryRow>('sanctions').map(({ list }) => list))
        const version = { source: '', publishedOn: undefined, skippedLines: [], digest: '', loadedAtMs: 0 }
        return [...names].map(name => ({ ...version, name, addresses: 1, hasKeys: true }))
      }),
    find: addresses => run(db => db.all<EntryRow>('sanctions').filter(({ address }) => addresses.includes(address))),
    replace: ({ name }, entries) =>
      run(db => {
        for (const { list, address } of db.all<EntryRow>('sanctions'))
          if (list === name) db.put('sanctions', `${list}:${address}`, undefined)
        for (const entry of entries) db.put('sanctions', `${name}:${entry.address}`, { ...entry, list: name })
      }),
    keepOnly: names =>
      run(db => {
        for (const { list, address } of db.all<EntryRow>('sanctions'))
          if (!names.includes(list)) db.put('sanctions', `${list}:${address}`, undefined)
      }),
    insertDecision: (decision: ScreeningDecision) => run(db => db.put('decisions', decision.id, decision)),
  }
  return part as Repositories['screening']
}
