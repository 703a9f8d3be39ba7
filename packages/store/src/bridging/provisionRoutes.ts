import type { ConfiguredRoute, Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import type { Tables } from '../tables.ts'
import { routeRepository } from './routeRepository.ts'

/** Gives a client its first routes. A client that already has routes is unchanged. */
export const provisionRoutes = (
  db: Database<Tables>,
  scope: Scope,
  routes: readonly ConfiguredRoute[],
): Promise<void> =>
  transaction(db, async tx => {
    const repository = routeRepository(tx)
    if ((await repository.list(scope)).length > 0) return
    for (const route of routes) await repository.upsert(scope, route)
  })
