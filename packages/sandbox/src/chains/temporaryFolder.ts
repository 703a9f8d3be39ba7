import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for chains that keep nothing. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const root = join(tmpdir(), `rialto-sandbox-${process.getuid?.() ?? 'user'}`)
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(root, `${process.pid}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
