import { createVaultFor } from '../../composeVault.ts'
import type { Config } from '../../config.ts'
import type { Check } from './check.ts'

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
    return [{ state: 'bad', what: `Vault key from ${from}: ${(error as Error).message}`, advice }]
  }
}
