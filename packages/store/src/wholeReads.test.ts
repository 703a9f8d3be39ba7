import { errorCode } from '@rialto/defined/errorCode'
import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'

import { createStore } from './createStore.ts'
import { claimJobs, listDueKinds } from './queue/claimJobs.ts'
import type { Tables } from './tables.ts'
import { useDatabase } from './testing/index.ts'

const database = useDatabase()

/** Stands for any argument and any row: an object with every property, a list of one, a text, a time. */
const anything: object = new Proxy(
  {},
  {
    get: (_target, key) => {
      if (key === 'then' || key === 'toOperationNode' || key === 'toJSON') return undefined
      if (key === 'valueOf' || key === 'toString' || key === Symbol.toPrimitive) return () => '1'
      for (const like of [[anything], '1', new Date(0)]) {
        const value: unknown = Reflect.get(Object(like), key)
        if (typeof value === 'function') return value.bind(like)
        if (value !== undefined) return value
      }
      return anything
    },
  },
)

/** No method needs more; one that repeats until no row is left would go on for ever. */
const maxStatements = 60

/** A database that executes nothing, and answers each statement with these rows. */
const recording = (rows: readonly unknown[], seen: Set<string>) => {
  let left = maxStatements
  const connection = {
    executeQuery: (query: CompiledQuery) => {
      left -= 1
      if (left < 0) return Promise.reject(new Error('too many statements'))
      seen.add(query.sql)
      return Promise.resolve({ rows: [...rows], numAffectedRows: BigInt(rows.length) })
    },
    streamQuery: () => {
      throw new Error('not streamed')
    },
  } as unknown as DatabaseConnection
  class Recording extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      return Promise.resolve(connection)
    }
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Recording(),
      createIntrospector: db => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

const sealer = { seal: () => new Uint8Array(1), open: () => '1' } as never

type Call = (db: Kysely<Tables>) => unknown

/** Every method of every repository, called with these arguments. */
const methodsOf = (given: unknown): Map<string, Call> => {
  const calls = new Map<string, Call>()
  const storeOf = (db: Kysely<Tables>) => createStore(db, sealer, () => 1)
  for (const [group, methods] of Object.entries(storeOf(recording([], new Set()))))
    if (typeof methods === 'object')
      for (const [name, method] of Object.entries(methods as object))
        if (typeof method === 'function')
          calls.set(`${group}.${name}`, db => {
            const same = Reflect.get(Reflect.get(storeOf(db), group), name) as (...all: unknown[]) => unknown
            return same(given, given, given, given)
          })
  return calls
}

const queue: [string, Call][] = [
  [
    'claimJobs',
    db =>
      claimJobs(db, {
        kinds: ['a'],
        limit: 1,
        leaseMs: 1,
        now: new Date(),
        lanes: { perLane: 1, underWay: new Map() },
      }),
  ],
  ['listDueKinds', db => listDueKinds(db, { kinds: ['a'], now: new Date() })],
]

/** The statements of each method, by the rows that the database might answer. */
const allStatements = async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, Set<string>>()
  for (const given of [anything, {}, [], '1'])
    for (const rows of [[], [anything]])
      for (const [name, call] of [...methodsOf(given), ...queue]) {
        const seen = found.get(name) ?? new Set<string>()
        found.set(name, seen)
        // A method may refuse the argument or the row; the statements before that count.
        await Promise.resolve()
          .then(() => call(recording(rows, seen)))
          .catch(() => undefined)
      }
  return found
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** They have as many rows as there are servers, clients, members, keys, settings, networks, institutions or hours. */
const small = new Set(
  `admin_keys admin_signing_keys api_keys audit_heads audit_keys book_places bridging_routes client_ip_ranges client_settings
  clients digest_keys identity_providers institution_breakers invitations jit_settings leases link_configurations
  link_session_counts_until member_roles members payment_cursors payment_numbers payment_settings payment_sources
  provided_group_members provided_groups relay_limits relay_nonces relayer_keys sanctions_lists server_processes
  signing_nonces sub_client_logos sub_clients transfer_hours_until transfer_views vault_canaries webhook_endpoints`.split(
    /\s+/,
  ),
)

/** Tables of which the plan reads every row, or every entry of an index. */
const wholeReads = async (text: string): Promise<string[]> => {
  const { rows } = await database().executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (generic_plan, format json) ${text}`),
  )
  return rows
    .flatMap(row => nodesOf(row['QUERY PLAN'][0].Plan))
    .filter(node => / Scan$/.test(node['Node Type']) && node['Node Type'] !== 'Bitmap Heap Scan')
    .flatMap(node => (node['Index Cond'] === undefined ? (node['Relation Name'] ?? []) : []))
}

// A new line in this list is a statement whose cost grows with its table: it needs an index, or a reason.
test('statements of repositories that read a table or an index as a whole are in a list', async ({ skip }) => {
  const { rows: versions } = await sql<{ server_version_num: string }>`show server_version_num`.execute(database())
  skip(!versions[0]?.server_version_num.startsWith('18'), 'the list has the plans of PostgreSQL 18')
  const lines: string[] = []
  let explained = 0
  await sql`set enable_seqscan = off`.execute(database())
  for (const [name, texts] of await allStatements()) {
    const tables = new Set<string>()
    for (const text of texts)
      try {
        for (const table of await wholeReads(text)) if (!small.has(table)) tables.add(table)
        explained += 1
      } catch (error) {
        // Of an argument that the method does not take, such as a list in place of a text.
        if (!['42601', '42P18', '42804', '42883'].includes(errorCode(error) ?? '')) throw error
      }
    if (tables.size > 0) lines.push(`${name}: ${[...tables].sort().join(', ')}`)
  }
  expect(explained).toBeGreaterThan(300)
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/wholeReads.txt')
})
