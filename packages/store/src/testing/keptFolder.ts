import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { withFileLock } from '../embedded/fileLock.ts'

/**
 * Folder `key` below `parent`, which `make` fills once: later calls, also of other processes, find it. Folders of other keys are
 * removed. A folder whose making was cut off is made again.
 */
export async function keptFolder(parent: string, key: string, make: (draft: string) => Promise<void>): Promise<string> {
  const folder = join(parent, key)
  if (existsSync(folder)) return folder
  await mkdir(parent, { recursive: true })
  await withFileLock(join(parent, 'lock'), async () => {
    if (existsSync(folder)) return
    for (const name of await readdir(parent))
      if (!name.startsWith('lock')) await rm(join(parent, name), { recursive: true, force: true })
    const draft = `${folder}.draft`
    await mkdir(draft)
    await make(draft)
    await rename(draft, folder)
  })
  return folder
}
