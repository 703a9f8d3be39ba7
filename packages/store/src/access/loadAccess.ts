import { type ClientAccess, parseIpRange, type Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { apiKeyRepository } from './apiKeyRepository.ts'
import { ipRangeRepository } from './ipRangeRepository.ts'

/** Reads what the door needs. Ranges only where they count: the sandbox has none. */
export const loadAccess =
  (db: Database<Tables>) =>
  async (scope: Scope): Promise<ClientAccess> => {
    const [keys, ranges] = await Promise.all([
      apiKeyRepository(db).listLive(scope),
      scope.environment === 'production' ? ipRangeRepository(db).list(scope) : [],
    ])
    return { keys, ranges: ranges.flatMap(({ range }) => parseIpRange(range) ?? []) }
  }
