import { randomBytes, randomUUID } from 'node:crypto'

import { openDatabase, type Tables } from '@rialto/store'
import { beginSession, type Context, type Scope } from '@rialto/core'
import { sessionCookie } from '@rialto/contract'
import { icons } from '@rialto/catalog/icons'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { compose } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/createLog.ts'
import { createApp } from '../../apps/server/src/http/createApp.ts'
import { teamContext } from '../../apps/server/src/http/routes/admin/memberSession.ts'
import { client, productionEnv, provisionProduction } from '../support/productionClient.ts'
import { percentile } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'
import { fillDatabase } from './fillDatabase.ts'

const million = 1_000_000
const runs = 21
const scope: Scope = { clientId: client.clientId, environment: 'production' }

type Call = readonly [method: 'GET' | 'POST', path: string, body?: object]

/** Every call that a page of the dashboard makes to show itself. */
const callsOf = ({ transferId, sessionId }: Ids): Readonly<Record<string, Call>> => ({
  overview: ['GET', '/Overview'],
  transfers: ['POST', '/Transfers/list', { count: 50 }],
  'transfers of a user': ['POST', '/Transfers/list', { userId: 'user-7', count: 50 }],
  'transfers that failed': ['POST', '/Transfers/list', { statuses: ['failed'], count: 50 }],
  transfer: ['POST', '/Transfers/list', { transferId }],
  'transfer by hash': ['POST', '/Transfers/list', { hash: '0x500' }],
  'history of a transfer': ['GET', `/Transfers/${transferId}/history`],
  'webhook events of a transfer': ['POST', '/Webhooks/deliveries/list', { transferId }],
  'transfers that need a person': ['GET', '/Transfers/review'],
  approvals: ['GET', '/Approvals'],
  'Link sessions': ['POST', '/LinkSessions/list', {}],
  'Link sessions of a user': ['POST', '/LinkSessions/list', { userId: 'user-7' }],
  'Link sessions that users left': ['POST', '/LinkSessions/list', { state: 'exited' }],
  'Link sessions that expired': ['POST', '/LinkSessions/list', { state: 'expired' }],
  'Link session': ['GET', `/LinkSessions/${sessionId}/history`],
  connections: ['POST', '/Connections/list', {}],
  'connections to reconnect': ['POST', '/Connections/list', { state: 'needsReconnect' }],
  'connections of a user': ['POST', '/Connections/list', { userId: 'user-9' }],
  user: ['GET', '/Users/user-7/export'],
  'API keys': ['GET', '/ApiKeys'],
  webhooks: ['GET', '/Webhooks/endpoints'],
  deliveries: ['POST', '/Webhooks/deliveries/list', {}],
  'failed deliveries': ['POST', '/Webhooks/deliveries/list', { state: 'failed' }],
  'request log': ['POST', '/RequestLog/list', {}],
  'requests that failed': ['POST', '/RequestLog/list', { result: 'failed' }],
  'requests with an error': ['POST', '/RequestLog/list', { errorType: 'badRequest' }],
  'requests of an operation': ['POST', '/RequestLog/list', { operation: 'connectAccount' }],
  'errors by kind': ['GET', '/RequestLog/errors'],
  origins: ['GET', '/Client/allowedOrigins'],
  'callback URLs': ['GET', '/Client/callbackUrls'],
  'IP ranges': ['GET', '/IpRanges'],
  'Link configurations': ['GET', '/LinkConfiguration'],
  'sub-clients': ['GET', '/SubClient'],
  'bridging routes': ['GET', '/Bridging/routes'],
  screening: ['GET', '/Screening'],
  'screening decisions': ['POST', '/Screening/decisions', {}],
  'management keys': ['GET', '/ManagementKeys'],
  members: ['GET', '/Members'],
  'audit log': ['POST', '/AuditLog/list', {}],
  'own sessions': ['GET', '/Sessions'],
})

interface Ids {
  transferId: string
  sessionId: string
}

const fill = async (url: string, transfers: number): Promise<Ids> => {
  const db = openDatabase<Tables>({ url })
  const transferId = await fillDatabase(db, scope, transfers)
  const found = await sql<{ id: string }>`select id from link_sessions limit 1`.execute(db)
  await db.destroy()
  return { transferId, sessionId: found.rows[0]?.id ?? '' }
}

/** What the browser of an owner of the client sends with each call. */
const signIn = async (ctx: Context): Promise<Readonly<Record<string, string>>> => {
  const id = randomUUID()
  const member = { id, environment: ctx.environment, email: 'sam@example.com', name: 'Sam', isOperator: false }
  const factors = { passwordHash: 'none', totpSecret: randomBytes(20).toString('hex') }
  await ctx.store.members.insert(member, factors, Date.now())
  await ctx.store.members.setRole(scope, id, 'owner')
  const token = await beginSession(teamContext(ctx), member, { ipAddress: '127.0.0.1', userAgent: 'bench' })
  return {
    cookie: `${sessionCookie(ctx.settings.linkOrigin)}=${token}`,
    'sec-fetch-site': 'same-origin',
    'x-client-id': client.clientId,
  }
}

/** The first time, the median and the longest of one call. */
const timesOf = async (app: FastifyInstance, headers: Readonly<Record<string, string>>, name: string, call: Call) => {
  const [method, path, body] = call
  const elapsed: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const sent = body === undefined ? {} : { payload: body }
    const begun = performance.now()
    const answer = await app.inject({ method, url: `/admin/api/v1${path}`, headers, ...sent })
    elapsed.push(performance.now() - begun)
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
  }
  const inMs = (value: number) => Number(value.toFixed(1))
  return { first: inMs(elapsed[0] ?? 0), median: inMs(percentile(elapsed, 0.5)), max: inMs(Math.max(...elapsed)) }
}

/**
 * Milliseconds of each call at the server, by `inject`: routing, access, query and answer, without a network. With `size` transfers in
 * place of a million.
 */
export const pages = (size?: string): Promise<object> =>
  withPostgres(async (url, folder) => {
    const transfers = size === undefined ? million : Number(size)
    await provisionProduction(url)
    const begun = performance.now()
    const ids = await fill(url, transfers)
    const fillSeconds = Math.round((performance.now() - begun) / 1_000)
    const config = readConfig(productionEnv(url, folder))
    const log = createLog('error')
    const { ctx, stop } = await compose(config, log, () => undefined)
    const app = await createApp({ logger: log as never, linkDir: folder, icons, access: config.access, ctx })
    const headers = await signIn(ctx)
    const milliseconds: Record<string, object> = {}
    for (const [name, call] of Object.entries(callsOf(ids)))
      milliseconds[name] = await timesOf(app, headers, name, call)
    await app.close()
    await stop()
    return { transfers, fillSeconds, runs, milliseconds }
  })
