import { type RouteTable, routeTable, type Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { routeRepository } from './routeRepository.ts'

/** Reads what route discovery needs to know of a client. */
export const loadRouteTable =
  (db: Database<Tables>) =>
  async (scope: Scope): Promise<RouteTable> => {
    const routes = routeRepository(db)
    return routeTable(await routes.list(scope), await routes.networkPriority(scope))
  }
