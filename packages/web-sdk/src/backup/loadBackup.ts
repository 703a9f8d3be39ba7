import { type BackupModule, loadInTime } from './loadInTime.ts'

/** Loads the file of backup mode, which contains the whole widget of level 2. */
export const loadBackup = (): Promise<BackupModule> =>
  loadInTime(retry => {
    if (retry === 0) return import('./openBackup.ts')
    // Browsers cache the failure of a module by its URL, so a retry needs another one. If a bundler has renamed the file,
    // the retry fails as well.
    const address = import.meta.url.replace(/[^/]*$/, `backup.js?retry=${retry}`)
    return import(/* @vite-ignore */ /* webpackIgnore: true */ address) as Promise<BackupModule>
  })
