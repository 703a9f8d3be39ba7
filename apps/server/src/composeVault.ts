import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { createVault, generateVaultKey, parseVaultKeys } from '@rialto/vault'

import type { Config } from './config.ts'

/** Production's keys come from the environment; the sandbox makes one for its data folder on the first start. */
export const createVaultFor = async (config: Config) =>
  createVault(parseVaultKeys(config.vaultKeys ?? (await keyFile(config.dataDir))))

const keyFile = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'vault.key')
  await mkdir(dirname(path), { recursive: true })
  try {
    // `wx`: of two processes that start at once, one writes and both read.
    const key = generateVaultKey()
    await writeFile(path, `sandbox:${key.toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
