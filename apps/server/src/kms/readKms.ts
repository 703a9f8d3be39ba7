import { ConfigError } from '../secretFiles.ts'
import type { AwsKmsConfig } from './createAwsKms.ts'

type Env = Readonly<Record<string, string | undefined>>

const required = [
  'RIALTO_KMS_REGION',
  'RIALTO_KMS_KEY_ID',
  'RIALTO_KMS_ACCESS_KEY_ID',
  'RIALTO_KMS_SECRET_ACCESS_KEY',
] as const
const optional = ['RIALTO_KMS_ENDPOINT', 'RIALTO_KMS_SESSION_TOKEN'] as const

/** The configured key service. Undefined without any of its settings. @throws ConfigError naming the missing ones. */
export const readKms = (env: Env): AwsKmsConfig | undefined => {
  if ([...required, ...optional].every(name => !env[name])) return undefined
  const need = (name: (typeof required)[number]): string => {
    const value = env[name]
    if (value) return value
    throw new ConfigError(`${name} is not set. A key service requires ${required.join(', ')}.`)
  }
  const region = need('RIALTO_KMS_REGION')
  return {
    endpoint: readEndpoint(env['RIALTO_KMS_ENDPOINT'] || `https://kms.${region}.amazonaws.com`),
    region,
    masterKeyId: need('RIALTO_KMS_KEY_ID'),
    accessKeyId: need('RIALTO_KMS_ACCESS_KEY_ID'),
    secretAccessKey: need('RIALTO_KMS_SECRET_ACCESS_KEY'),
    sessionToken: env['RIALTO_KMS_SESSION_TOKEN'] || undefined,
  }
}

/** Plain http is accepted only for this machine, where a proxy or a test listens. */
const readEndpoint = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isEncrypted = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1')
  if (url && isEncrypted && url.origin === value.replace(/\/$/, '')) return url.origin
  throw new ConfigError(
    `RIALTO_KMS_ENDPOINT must be https and an origin such as https://kms.example.com, not "${value}".`,
  )
}
