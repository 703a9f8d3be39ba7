import { type BackupModule, loadInTime } from './loadInTime.ts'

/** Loads the file of backup mode, which contains the whole widget of level 2. */
export const loadBackup = (): Promise<BackupModule> =>
  loadInTime(retry => {
    if (retry === 0) return import('./openBackup.ts')
    // A browser remembers by its address that a module did not load, and bundlers name the file otherwise: then this
    // request fails as the first did.
    const address = import.meta.url.replace(/[^/]*$/, `backup.js?retry=${retry}`)
    return import(/* @vite-ignore */ /* webpackIgnore: true */ address) as Promise<BackupModule>
  })
