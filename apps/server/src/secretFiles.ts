import { readFileSync } from 'node:fs'

import { errorCode } from '@rialto/defined/errorCode'

import { matchesSetting, settings } from './settings.ts'

/** An invalid setting, with its remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Env = Readonly<Record<string, string | undefined>>

const secrets = Object.entries(settings)
  .filter(([, setting]) => 'secret' in setting)
  .map(([name]) => name)

/** Whether the variable names a file with a secret: `RIALTO_VAULT_KEYS_FILE`. */
export const isSecretFile = (variable: string): boolean =>
  variable.endsWith('_FILE') && secrets.some(name => matchesSetting(name, variable.slice(0, -'_FILE'.length)))

/**
 * Replaces variables that name secret files by the files' content, as orchestrators mount secrets. @throws ConfigError
 * naming the variable.
 */
export const readSecretFiles = (env: Env): Env => {
  const read = Object.entries(env).flatMap(([variable, path]) => {
    if (!path || !isSecretFile(variable)) return []
    const name = variable.slice(0, -'_FILE'.length)
    if (env[name]) throw new ConfigError(`${name} and ${variable} are both set. Set one of them.`)
    return [[name, readSecret(variable, path)] as const]
  })
  return { ...env, ...Object.fromEntries(read) }
}

const readSecret = (variable: string, path: string): string => {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    if (secret !== '') return secret
  } catch (error) {
    throw new ConfigError(`${variable}: ${path} cannot be read (${errorCode(error)}).`)
  }
  throw new ConfigError(`${variable}: ${path} is empty.`)
}
