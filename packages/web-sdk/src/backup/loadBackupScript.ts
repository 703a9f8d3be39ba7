import type { openBackup as OpenBackup } from './openBackup.ts'

/** Read while the SDK's own script runs: later `document.currentScript` is null. */
const { src } = document.currentScript as HTMLScriptElement

/** The function of openBackup.ts, loaded from the file beside the SDK's script. */
export const openBackup: typeof OpenBackup = async (config, openOptions, options, session) => {
  const script = document.createElement('script')
  script.src = new URL('rialto-link-backup.js', src).href
  document.head.append(script)
  await new Promise(resolve => (script.onload = script.onerror = resolve))
  const loaded = (window as { RialtoBackup?: { openBackup: typeof OpenBackup } }).RialtoBackup
  if (session.signal.aborted) return
  if (loaded) return loaded.openBackup(config, openOptions, options, session)
  session.abort()
  const errorMessage = 'Backup deposit flow is unavailable'
  options.onExit?.(errorMessage, { page: 'backup', errorMessage })
}
