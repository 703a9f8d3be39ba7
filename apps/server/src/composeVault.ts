import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { createEgress } from '@rialto/egress'
import { errorCode } from '@rialto/defined/errorCode'
import {
  createSigner,
  createVault,
  generateVaultKey,
  keyPrints,
  type KeyRing,
  parseVaultKeys,
  type Signer,
  type Vault,
} from '@rialto/vault'

import { type Config, ConfigError } from './config.ts'
import type { KeyService } from './kms/createAwsKms.ts'
import { hasWrappedKeys, unwrapVaultKeys } from './kms/unwrapVaultKeys.ts'
import { userAgent } from './webhooks/webhookPolicy.ts'

/**
 * The keys of production come from the environment; the sandbox generates one in its data folder on the first start.
 */
export const createVaultFor = async (config: Config): Promise<Vault> => createVault(await ringOf(config))

/** The vault and the signer of one of several processes: both use a key that all processes have. */
export interface SharedVault {
  vault: Vault
  signer: Signer
  /** Fingerprints of the ring's keys, the first key first. */
  prints: readonly string[]
  /** Sets the source of the fingerprint of the key to seal with, from now on. */
  sealWith(print: () => string | undefined): void
}

/**
 * Until the other processes are known, seals with the last key of the ring, which the others have during a rotation.
 */
export const createSharedVault = async (config: Config): Promise<SharedVault> => {
  const ring = await ringOf(config)
  const keys = keyPrints(ring)
  let current: () => string | undefined = () => undefined
  const sealingKey = (): string => {
    const print = current()
    return (keys.find(key => key.print === print) ?? keys.at(-1))?.id ?? ring.current
  }
  return {
    vault: createVault(ring, sealingKey),
    signer: createSigner(ring, sealingKey),
    prints: keys.map(({ print }) => print),
    sealWith: print => void (current = print),
  }
}

const ringOf = async (config: Config): Promise<KeyRing> => {
  if (config.environment === 'production') await rejectSandboxKey(config)
  const text = config.vaultKeys ?? (await keyFile(config.dataDir))
  if (!hasWrappedKeys(text)) return parseVaultKeys(text)
  return parseVaultKeys(await composeKeyService(config, keys => unwrapVaultKeys(text, keys)))
}

/** Runs `work` with the configured key service. */
export const composeKeyService = async <Result>(
  { kms, allowPrivate }: Config,
  work: (keys: KeyService) => Promise<Result>,
): Promise<Result> => {
  if (kms === undefined)
    throw new ConfigError(
      'RIALTO_KMS_REGION is not set. A key `id:kms:…` requires the key service that has encrypted it.',
    )
  // Loaded only if a key service is configured.
  const { createAwsKms } = await import('./kms/createAwsKms.ts')
  const isLocal = kms.endpoint.startsWith('http:')
  const egress = createEgress({
    hosts: new Set([new URL(kms.endpoint).hostname]),
    userAgent,
    allowHttp: isLocal,
    allowPrivate: isLocal ? ['127.0.0.0/8'] : allowPrivate,
  })
  try {
    return await work(createAwsKms(kms, egress, Date.now))
  } finally {
    await egress.close()
  }
}

/** The sandbox's key lies in a folder that is often copied and shared. */
const rejectSandboxKey = async ({ vaultKeys = '', dataDir }: Config): Promise<void> => {
  const own = await readFile(join(dataDir, 'vault.key'), 'utf8').catch(() => undefined)
  const key = own?.trim().split(':')[1]
  if (key !== undefined && vaultKeys.split(',').some(entry => entry.trim().endsWith(`:${key}`)))
    throw new ConfigError(
      `RIALTO_VAULT_KEYS contains the sandbox’s key from ${dataDir}. Production requires a key of its own: create one with openssl rand -base64 32.`,
    )
}

const keyFile = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'vault.key')
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    // `wx`: if two processes start at once, one writes the file and both read it.
    const key = generateVaultKey()
    await writeFile(path, `sandbox:${key.toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return (await readFile(path, 'utf8')).trim()
}
