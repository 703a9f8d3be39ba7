import { readConfig } from '../../../config.ts'

const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
/** A production configuration that is complete but for its database. */
export const production = (env: Record<string, string> = {}) =>
  readConfig({
    RIALTO_ENVIRONMENT: 'production',
    RIALTO_PUBLIC_URL: 'https://link.example.com',
    RIALTO_VAULT_KEYS: `main:${key}`,
    PORT: '0',
    RIALTO_ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
    ...env,
  })
