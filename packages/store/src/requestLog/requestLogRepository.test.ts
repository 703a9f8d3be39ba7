import type { RequestFilter } from '@rialto/core'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { listQuery, requestLogRepository } from './requestLogRepository.ts'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

/** Enough rows for the planner to prefer an index if one exists. */
const rows = 12_000

const database = useDatabase()
let world: StoredWorld

/** Half of the requests were rejected, the oldest five failed in the server and the next five were of a rare kind. */
beforeAll(async () => {
  world = await createStoredWorld(database())
  const { clientId, environment } = world.scope
  await sql`
    insert into logged_requests (client_id, environment, at, api, operation, method, path, fields, status, error_type, duration_ms)
    select ${clientId}::uuid, ${environment}, now(), 'integration', 'createLinkToken', 'POST', '/api/v1/linktoken', '{}',
      case when n <= 5 then 503 when n <= 10 or n % 2 = 0 then 400 else 200 end,
      case when n <= 5 then 'serviceUnavailable' when n <= 10 then 'missingField' when n % 2 = 0 then 'invalidField' end, 3
    from generate_series(1, ${sql.lit(rows)}) n`.execute(world.db)
  await sql`vacuum analyze logged_requests`.execute(world.db)
})

interface PlanNode {
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const maxRead = async (filter: Partial<RequestFilter>): Promise<number> => {
  const { sql: text, parameters } = listQuery(world.db, world.scope, { count: 50, ...filter }).compile()
  const explaining = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
  const { rows: explained } = await world.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explaining)
  const nodes = explained.flatMap(row => nodesOf(row['QUERY PLAN'][0].Plan))
  return Math.max(...nodes.map(node => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)))
}

test.each<[string, Partial<RequestFilter>, number]>([
  ['every request', {}, 50],
  ['requests that were refused', { statusClass: 4 }, 50],
  ['failures of the server', { statusClass: 5 }, 5],
  ['a rare error', { errorType: 'missingField' }, 5],
  ['an error that nobody had', { errorType: 'rateLimited' }, 0],
  ['an operation', { operation: 'createLinkToken' }, 50],
])('%s are listed, the newest first, by reading little more than what is shown', async (_name, filter, shown) => {
  const found = await requestLogRepository(world.db).list(world.scope, { count: 50, ...filter })
  expect(found).toHaveLength(shown)
  const ids = found.map(({ id }) => Number(id))
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect(await maxRead(filter)).toBeLessThanOrEqual(110)
})
