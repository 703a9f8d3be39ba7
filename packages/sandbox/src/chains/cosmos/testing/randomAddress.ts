import { randomBytes } from 'node:crypto'

import { addressOf } from '../cosmosKeys.ts'

/** An account with a random key, which is not kept. */
export const randomAddress = (prefix: string): string => addressOf(prefix, randomBytes(32))
