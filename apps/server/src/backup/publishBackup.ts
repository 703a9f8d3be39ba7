import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes the files of level 1 into a folder that another server publishes: a second host, or a source for an object
 * store. Each file is replaced atomically, so that readers never see a partial file. Files of earlier versions stay for
 * pages that are still open.
 */
export const publishBackup = async (folder: string, files: ReadonlyMap<string, string>): Promise<void> => {
  for (const [name, text] of files) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    const unfinished = `${path}.${process.pid}.new`
    await writeFile(unfinished, text)
    await rename(unfinished, path)
  }
}
