import { type BackupModule, loadInTime } from './loadInTime.ts'

/** Read while the SDK's own script runs: later `document.currentScript` is null. Absent in a script that was inlined. */
const source = (document.currentScript as HTMLScriptElement | null)?.src

/** Loads the file of backup mode from beside the SDK's script. */
export const loadBackup = (): Promise<BackupModule> =>
  loadInTime(
    retry =>
      new Promise((resolve, reject) => {
        const own = window as { RialtoBackup?: BackupModule }
        const script = document.createElement('script')
        script.src = new URL(`rialto-link-backup.js${retry ? `?retry=${retry}` : ''}`, source || location.href).href
        script.onload = () => (own.RialtoBackup ? resolve(own.RialtoBackup) : reject(new Error('not the SDK')))
        script.onerror = () => reject(new Error('not loaded'))
        document.head.append(script)
      }),
  )
