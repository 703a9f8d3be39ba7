import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { errorCode } from '@rialto/defined/errorCode'

export interface PublishedBackup {
  /** Undefined before the first publication. */
  generatedAtMs: number | undefined
  files: { name: string; bytes: number }[]
}

/** Reads the files that `publishBackup` wrote into the folder. */
export const readPublished = async (folder: string): Promise<PublishedBackup> => {
  try {
    const assets = (await readdir(join(folder, 'assets'))).map(name => `assets/${name}`)
    const names = [
      'index.html',
      'all.json',
      'all.json.sig',
      ...assets.filter(name => !name.endsWith('.new')).toSorted(),
    ]
    const files = await Promise.all(names.map(async name => ({ name, bytes: (await stat(join(folder, name))).size })))
    return { generatedAtMs: generatedAt(await readFile(join(folder, 'all.json'), 'utf8')), files }
  } catch (error) {
    // A missing file means that the first publication has not finished.
    if (errorCode(error) !== 'ENOENT') throw error
    return { generatedAtMs: undefined, files: [] }
  }
}

const generatedAt = (catalog: string): number | undefined => {
  const [, text] = /"generatedAtUtc":"([^"]+)"/.exec(catalog.slice(0, 200)) ?? []
  return text === undefined ? undefined : Date.parse(text)
}
