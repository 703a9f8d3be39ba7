import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes the files of level 1 into a folder that something else serves: a second host, or what is copied to an object
 * store. Each file is replaced as a whole, so that nobody ever reads half of one; files of earlier versions stay, for pages
 * that are still open.
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
