import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { errorCode } from '@rialto/defined/errorCode'
import { icons } from '@rialto/catalog/icons'

import { createBackupFiles } from './backup/createBackupFiles.ts'
import { publishBackup } from './backup/publishBackup.ts'
import { readPublished } from './backup/readPublished.ts'
import { generateSigningKey, readSigningKey, type SigningKey } from './backup/signingKey.ts'
import type { Config } from './config.ts'
import type { BackupAccess } from './http/routes/admin/backup/backupAccess.ts'

type BackupContext = Parameters<typeof createBackupFiles>[0]

/** Level 1 of backup mode. Undefined without a key to sign its catalog. */
export const composeBackup = async (
  config: Config,
  ctx: BackupContext,
): Promise<
  | (BackupAccess & { createFiles: () => Promise<Map<string, string>>; publish: (folder: string) => Promise<void> })
  | undefined
> => {
  const key = await readKey(config)
  if (key === undefined) return undefined
  const createFiles = () => createBackupFiles(ctx, { dir: defaultDir(), key, icons })
  const { folder } = config.backup
  return {
    publicKey: key.publicKey,
    createFiles,
    publish: async to => publishBackup(to, await createFiles()),
    readPublished: folder === undefined ? undefined : () => readPublished(folder),
  }
}

/**
 * The key of production comes from the environment; the sandbox generates one in its data folder on the first start.
 */
const readKey = async ({ backup, sandbox, dataDir }: Config): Promise<SigningKey | undefined> => {
  if (backup.signingKey !== undefined) return readSigningKey(backup.signingKey)
  if (sandbox === undefined) return undefined
  const path = join(dataDir, 'backup.key')
  await mkdir(dataDir, { recursive: true })
  try {
    // `wx`: if two processes start at once, one writes the file and both read it.
    await writeFile(path, `${generateSigningKey()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readSigningKey((await readFile(path, 'utf8')).trim())
}

/** The widget is built beside the server's bundle. If the server runs from source, the widget is in its own app. */
const defaultDir = (): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  if (here.endsWith('dist')) return join(here, 'backup')
  return join(dirname(createRequire(import.meta.url).resolve('@rialto/backup/package.json')), 'dist')
}
