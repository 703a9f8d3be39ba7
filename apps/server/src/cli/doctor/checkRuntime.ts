import { errorMessage } from '@rialto/defined/errorCode'
import type { Config } from '../../config.ts'
import { createVaultFor } from '../../composeVault.ts'

export const checkVault = async (config: Config): Promise<Check[]> => {
  const from = config.vaultKeys === undefined ? `key file in ${config.dataDir}` : 'RIALTO_VAULT_KEYS'
  try {
    await createVaultFor(config)
    return [{ state: 'ok', what: `Vault key from ${from}` }]
  } catch (error) {
    // Vault errors never hold the key.
    const advice =
      config.vaultKeys === undefined
        ? `Give this user write access to ${config.dataDir}, or set RIALTO_DATA_DIR.`
        : 'Use the form id:base64 with 32 bytes, for example main:$(openssl rand -base64 32)'
    return [{ state: 'bad', what: `Vault key from ${from}: ${errorMessage(error)}`, advice }]
  }
}

export interface Check {
  state: 'ok' | 'note' | 'bad'
  what: string
  /** What to do. */
  advice?: string
}

export const checkRuntime = async (config: Config): Promise<Check[]> => [
  isSupported(process.versions.node),
  environment(config),
  ...config.unknown.map(unknownSetting),
]

/** Lines of Node that are supported, each from this minor version; `engines` of package.json says the same. */
const supportedFrom: Record<number, number> = { 22: 22, 24: 11, 26: 0 }

export const isSupported = (version: string): Check => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 26 || minor >= (supportedFrom[major] ?? Infinity)) return { state: 'ok', what: `Node ${version}` }
  const advice =
    'Rialto requires Node 22.22, 24.11, 26 or newer versions of these lines. Node 26 is what the image has.'
  return { state: 'bad', what: `Node ${version}`, advice }
}

const environment = ({ environment, publicUrl }: Config): Check => ({
  state: 'ok',
  what: `Environment ${environment}, public URL ${publicUrl}`,
})

const unknownSetting = ({ name, nearest }: Config['unknown'][number]): Check => ({
  state: 'note',
  what: `${name} is not a Rialto setting`,
  advice: `Did you mean ${nearest}?`,
})
